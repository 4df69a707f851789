// A page that can be read already keeps its scripts in a template. Here they are let in, once it was painted: on a phone
// they would take the line and the processor from its words. One by one, because each costs a while. A page in the
// background is painted much later, if ever.
;(() => {
  // Nothing moves on the page meanwhile; on a slow line what loads then pulses, as everywhere.
  const { classList } = document.documentElement
  classList.add('still')
  setTimeout(() => classList.remove('still'), 1_200)
  const letIn = () => {
    for (const script of [...document.getElementById('code').content.children]) {
      setTimeout(() => document.head.append(script))
    }
  }
  if (document.hidden) letIn()
  else requestAnimationFrame(() => setTimeout(letIn))
})()

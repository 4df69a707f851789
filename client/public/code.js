// A page that can be read already keeps its scripts in a template. Here they are let in, once it was painted: on a phone
// they would take the line and the processor from its words. A page in the background is painted much later, if ever.
;(() => {
  const letIn = () => document.head.append(document.getElementById('code').content)
  if (document.hidden) letIn()
  else requestAnimationFrame(() => setTimeout(letIn))
})()

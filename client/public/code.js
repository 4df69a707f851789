// A prerendered page holds its scripts in a template. They are added only after the first paint, because on a phone
// they would compete with the text for the network and the processor. They are added one by one, because each takes a
// while to run. A page in the background paints much later, if ever, so its scripts are added at once.
;(() => {
  // No animations until then; skeletons pulse again after 1.2 seconds, for slow connections.
  const { classList } = document.documentElement
  classList.add('still')
  setTimeout(() => classList.remove('still'), 1_200)
  const addScripts = () => {
    for (const script of [...document.getElementById('code').content.children]) {
      setTimeout(() => document.head.append(script))
    }
  }
  if (document.hidden) addScripts()
  else requestAnimationFrame(() => setTimeout(addScripts))
})()

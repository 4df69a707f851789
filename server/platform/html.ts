/** Escapes a text for HTML, between tags or in an attribute. U+2028 and U+2029 would end a line of a script. */
export const escaped = (text: string) =>
  text.replace(/[&<>"'\u2028\u2029]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The link that calls a number as a person wrote it, such as "+46 (0)70-174 06 21". */
export const telephone = (number: string) =>
  `tel:${number.replace(/^(\s*(?:\+|00).*)\(0\)/, '$1').replace(/[^\d+]/g, '')}`

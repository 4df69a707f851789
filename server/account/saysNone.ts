/**
 * Texts that count as "None known" when they are the whole answer, in lower case. The answers that the form offers are
 * among them in every language, and not looked up: that would read all catalogues at the start.
 */
const SAYS_NONE = new Set([
  ...['none', 'none known', 'no known', 'nil', 'nka', 'nkda', 'no allergies', 'no known allergies'],
  ...['no medicines', 'no medication', 'no medications', 'no known conditions', 'no known diseases'],
  ...['keine', 'keine bekannt', 'keine bekannten', 'keine allergien', 'keine allergien bekannt'],
  ...['keine bekannten allergien', 'keine medikamente', 'keine vorerkrankungen'],
  ...['aucun', 'aucune', 'aucun connu', 'aucune connue', 'aucune allergie', 'aucune allergie connue'],
  ...['aucun médicament', 'aucun antécédent', 'pas d’allergie', "pas d'allergie"],
  ...[
    'ninguno',
    'ninguna',
    'ninguna conocida',
    'ninguna alergia',
    'ninguna alergia conocida',
    'sin alergias',
  ],
  ...['ningún medicamento', 'sin medicación', 'sin antecedentes'],
])

/** Returns the text in lower case without its final punctuation. */
export function comparable(text: string) {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
}
/** Whether the whole text means "none". */
export const saysNone = (text: string) => SAYS_NONE.has(comparable(text))

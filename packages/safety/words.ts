/** Words of doses and histories in the nine languages of the reader, as `folded` leaves them. */
import type { Meaning } from './schema.ts'
import { TABLES } from './tables.ts'

/** The words of some meanings in all languages: alternatives of a regular expression. */
export const wordsFor = (...meanings: Meaning[]) =>
  TABLES.words
    .filter(({ meaning }) => meanings.includes(meaning))
    .map(({ words }) => words.replaceAll('; ', '|'))
    .join('|')

/** Numbers that are written as words. Turkish "on" is left out: it is an English word. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.5, 'half halbe halber demi demie media medio mezza mezzo halve pol meia meio yarim'],
      [1, 'one ein eine einen un une uno una een jeden jedna jedno um uma bir'],
      [2, 'two zwei deux dos due twee dwa dwie dois duas iki'],
      [3, 'three drei trois tres tre drie trzy uc'],
      [4, 'four vier quatre cuatro quattro cztery quatro dort'],
      [5, 'five funf cinq cinco cinque vijf piec bes'],
      [6, 'six sechs seis sei zes szesc alti'],
      [7, 'seven sieben sept siete sette zeven siedem sete yedi'],
      [8, 'eight acht huit ocho otto osiem oito sekiz'],
      [9, 'nine neun neuf nueve nove negen dziewiec dokuz'],
      [10, 'ten zehn dix diez dieci tien dziesiec dez'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

/** "Once", "twice" and the like, which need no word for "times". */
export const TIMES_WORDS: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, thrice: 3 },
  ...{ einmal: 1, zweimal: 2, dreimal: 3, viermal: 4, funfmal: 5, sechsmal: 6 },
  ...{ eenmaal: 1, tweemaal: 2, driemaal: 3, viermaal: 4 },
  ...{ bid: 2, 'b.i.d': 2, tid: 3, 't.i.d': 3, tds: 3, qid: 4, 'q.i.d': 4, qds: 4 },
}

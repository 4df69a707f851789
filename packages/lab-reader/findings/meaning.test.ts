import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../languages/languages.ts'
import { type Meaning, meaningOf } from './meaning.ts'

describe('meaningOf', () => {
  it.each<[string, Meaning]>([
    ['positive', 'positive'],
    ['Positiv (negativ)', 'positive'],
    ['negativ (negativ)', 'negative'],
    ['weakly positive', 'positive'],
    ['not positive', 'negative'],
    ['Reactive', 'positive'],
    ['Non-Reactive', 'negative'],
    ['nicht negativ', 'positive'],
    ['nicht reaktiv', 'negative'],
    ['Nicht nachweisbar', 'negative'],
    ['nachweisbar', 'positive'],
    ['kein Nachweis von Plasmodien', 'negative'],
    ['Keine Malariaparasiten gefunden', 'negative'],
    ['Keine Bakterien, Pilze oder Parasiten gesehen', 'negative'],
    ['vereinzelt', 'positive'],
    ['Wachstum von Escherichia coli', 'positive'],
    ['kein Wachstum nach 5 Tagen; Endbefund folgt', 'pending'],
    ['nicht auszuschließen', 'open'],
    ['grenzwertig', 'open'],
    ['Gram-negative rods', null],
    ['Gram-negative rods seen', 'positive'],
    ['grampositive Kokken in Haufen nachgewiesen', 'positive'],
    ['Keine grampositiven Kokken', 'negative'],
    ['No Gram-positive cocci seen', 'negative'],
    ['No growth', 'negative'],
    ['No growth after 48 h', 'negative'],
    ['Growth of Staphylococcus aureus', 'positive'],
    ['Salmonella not detected, Shigella detected', 'positive'],
    ['no ova, cysts or parasites seen', 'negative'],
    ['IgM negative, IgG positive', 'positive'],
    ['No abnormal cells seen', 'negative'],
    ['Abnormal', 'positive'],
    ['1:640', 'positive'],
    ['1/2 Ag/Ac no reactivo', 'negative'],
    ['Trace elements', null],
    ['<1:80', 'negative'],
    ['2+', 'positive'],
    ['+', 'positive'],
    ['(+)', 'positive'],
    ['-', 'negative'],
    ['trace', 'positive'],
    ['pending', 'pending'],
    ['Yellow', null],
    ['non détecté', 'negative'],
    ['Détecté', 'positive'],
    ['absence de Plasmodium', 'negative'],
    ['Présence de Plasmodium falciparum', 'positive'],
    ['Aucun parasite observé', 'negative'],
    ['no se observan parásitos', 'negative'],
    ['se observan trofozoítos', 'positive'],
    ['no reactivo', 'negative'],
    ['REACTIVO', 'positive'],
    ['non rilevato', 'negative'],
    ['rilevato', 'positive'],
    ['nessuna crescita', 'negative'],
    ['niet aantoonbaar', 'negative'],
    ['aantoonbaar', 'positive'],
    ['geen groei', 'negative'],
    ['groei van E. coli', 'positive'],
    ['nie wykryto', 'negative'],
    ['wykryto', 'positive'],
    ['nie wykryto obecności', 'negative'],
    ['niereaktywny', 'negative'],
    ['nieprawidłowy', 'positive'],
    ['brak wzrostu', 'negative'],
    ['dodatni', 'positive'],
    ['não reagente', 'negative'],
    ['Reagente', 'positive'],
    ['não houve crescimento', 'negative'],
    ['Houve crescimento de Klebsiella', 'positive'],
    ['reaktif değil', 'negative'],
    ['Reaktif', 'positive'],
    ['saptanmadı', 'negative'],
    ['saptandı', 'positive'],
    ['üreme olmadı', 'negative'],
    ['üreme saptanmadı', 'negative'],
    ['üreme var', 'positive'],
    ['görülmedi', 'negative'],
    ['pozitif (+)', 'positive'],
    ['Не обнаружено', 'negative'],
    ['ОБНАРУЖЕНЫ', 'positive'],
    ['Слабоположительный', 'positive'],
    ['не выполнено', 'pending'],
    ['негативно', 'negative'],
    ['не се установява', 'negative'],
    ['није детектовано', 'negative'],
    ['Αρνητικό', 'negative'],
    ['ΘΕΤΙΚΟ', 'positive'],
    ['δεν ανιχνεύθηκε', 'negative'],
  ])('meaningOf %s is %s', (text, expected) => {
    expect(meaningOf(text)).toBe(expected)
  })

  it('the words of each language contain their own negation of every positive word', () => {
    const wrong = LANGUAGES.flatMap(({ code, meanings }) => {
      const [not = ''] = meanings.not
      const negated = (word: string) => (code === 'tr' ? `${word} ${not}` : `${not} ${word}`)
      return meanings.positive
        .filter((word) => !word.includes('*'))
        .flatMap((word) => [
          ...(meaningOf(word) === 'positive' ? [] : [`${code}: ${word}`]),
          ...(meaningOf(negated(word)) === 'negative' ? [] : [`${code}: ${negated(word)}`]),
        ])
    })
    expect(wrong).toEqual([])
  })

  it('every word of the vocabulary that denies something is not positive', () => {
    const denied = LANGUAGES.flatMap(({ qualitative }) => qualitative).filter((word) =>
      /\b(?:no|not|non|nicht|kein\w*|niet|geen|nie|brak|não|nao|sem|sin|aucune?|absence|nessuna|değil|yok)\b/iu.test(
        word,
      ),
    )
    expect(denied.length).toBeGreaterThan(80)
    expect(denied.filter((word) => meaningOf(word) === 'positive')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { textOf } from '../../../tools/testing/resultText.ts'
import { fold } from '../languages/languages.ts'
import { readRows } from '../rows/rows.ts'
import { typeset } from '../testing/typeset.ts'
import table from './comments.json' with { type: 'json' }
import { commentOf } from './comments.ts'
import { conclusionsOf } from './conclusions.ts'

const today = '2026-11-22'
const reportWith = (lines: string) =>
  readRows([
    typeset(`Test                  Result    Unit      Reference range
Sodium                140       mmol/L    135 - 145
Ferritin              80        ng/mL     30 - 150

${lines}`),
  ])

it('comments.json has words without accents, each once in its list', () => {
  for (const byLanguage of Object.values(table))
    for (const words of Object.values(byLanguage)) {
      expect(words).toEqual(words.map((word) => fold(word)))
      expect(new Set(words).size).toBe(words.length)
    }
})

describe('commentOf', () => {
  it.each([
    'Result telephoned to Dr Smith at 14:30.',
    'Critical value, repeated and confirmed.',
    'Suspected acute leukaemia, urgent repeat recommended.',
    'Verdacht auf akute Leukämie, bitte umgehend ärztlich abklären.',
    'Kritischer Wert, telefonisch durchgegeben an Dr. Weber.',
    'Valeur critique communiquée au Dr Martin.',
    'À contrôler en urgence.',
    'Valor crítico avisado al médico.',
    'Repetir urgente.',
    'Result called to the ward at 07:50',
    'Wert telefonisch an die Praxis weitergegeben',
    'Wynik przekazany lekarzowi telefonicznie',
    'Uwaga: wynik konsultowano telefonicznie z lekarzem',
    'Hinweis: Wert mehrfach kontrolliert, Befund vorab gefaxt',
    'Nota: avisar al paciente para que acuda a urgencias',
    'Laboratuvar sonucu telefonla hekime iletildi',
    'Valore critico comunicato telefonicamente al medico.',
    'Kritieke waarde, telefonisch doorgegeven aan huisarts.',
    'Wartość krytyczna, powiadomiono lekarza.',
    'Valor crítico comunicado por telefone ao médico.',
    'Panik değer, doktora bildirildi.',
    'Результат передан врачу по телефону в 14:30.',
    'Критический результат, повторено и подтверждено.',
    'Результат терміново повідомлено лікаря.',
    'Критична стойност, съобщено по телефона.',
    'Критична вредност, лекар обавештен.',
    'Κρίσιμη τιμή, ενημερώθηκε τηλεφωνικά ο ιατρός.',
  ])('commentOf takes %s for urgent, and the text says so', (line) => {
    expect(commentOf(line)).toBe('urgent')
    const reading = reportWith(line)
    expect(reading.unread).toMatchObject([{ text: line }])
    expect(conclusionsOf(reading, [], { today })).toMatchObject({ urgency: 'sameDay', verdict: null })
    const [opening = ''] = textOf(reading, [], { today }).split('\n\n')
    expect(opening).toContain('show it to a doctor the same day')
    expect(opening).toContain(line.slice(0, 40))
  })

  it.each([
    'Please contact the doctor.',
    'Suspicion of monoclonal gammopathy.',
    'Bitte um Rückruf.',
    'Verdacht auf Thalassämie.',
    'V. a. Haptoglobinmangel',
    'Kommentar: Blutbild hochgradig auffällig, hämatologische Vorstellung empfohlen',
    'Picture compatible with lymphoma',
    'Befund vereinbar mit Myelom',
    'Descartar linfoma',
    'Quadro compatibile con leucemia',
    'Suspicion de syndrome myéloprolifératif.',
    'Sospecha de mieloma. Se recomienda repetir.',
    'Sospetto di mieloma; si consiglia di ripetere.',
    'Verdenking op hemolyse.',
    'Podejrzenie szpiczaka.',
    'Suspeita de talassemia. Recomenda-se repetir.',
    'Lösemi şüphesi, kontrolü önerilir.',
    'Подозрение на миелому, рекомендуется консультация гематолога.',
    'Підозра на гострий лейкоз.',
    'Съмнение за таласемия.',
    'Сумња на леукемију.',
    'Υποψία λευχαιμίας.',
  ])('commentOf takes %s for a concern, beside which nothing reassures', (line) => {
    expect(commentOf(line)).toBe('concern')
    expect(conclusionsOf(reportWith(line), [], { today })).toMatchObject({ urgency: 'none', verdict: null })
  })

  it.each([
    'If you have questions please contact your doctor or the laboratory.',
    'Please contact us if the report is not yours.',
    'Critical values are telephoned to the requesting physician.',
    '* critical value',
    '!! = critical value',
    'C: critical value',
    'Bei Fragen wenden Sie sich bitte umgehend an Ihren Arzt.',
    'Kritische Werte werden telefonisch mitgeteilt.',
    'Bei Verdacht auf HIV-Infektion Kontrolle empfohlen.',
    'Kein Verdacht auf Leukämie.',
    'À contrôler dans 3 mois.',
    'Com TSH de 4,5 a 10 recomenda-se repetir em 8 semanas.',
    'Critical value',
    'Increased in infections, leukaemia and lymphoma',
    'Wir sind telefonisch erreichbar von 8 bis 18 Uhr',
    'Dr. V. A. Petrov',
    'Values above 10 are consistent with immunity',
    'Pour toute question, veuillez contacter le laboratoire.',
    'Les valeurs critiques sont communiquées par téléphone. En cas de doute veuillez contacter le médecin.',
    'En caso de duda, contacte con su médico.',
    'Si tiene preguntas, por favor llame al laboratorio.',
    'Per domande si prega di contattare il laboratorio.',
    'I valori critici vengono comunicati telefonicamente al medico.',
    'Bij vragen neem contact op met uw huisarts.',
    'W razie pytań prosimy o kontakt z laboratorium.',
    'Em caso de dúvida, favor contatar o laboratório.',
    'Sorularınız için lütfen doktorunuza danışın.',
    'Если у Вас есть вопросы, свяжитесь с лабораторией.',
    'Критические значения сообщаются врачу по телефону.',
    'У разі запитань просимо зв’язатися з лабораторією.',
    'При въпроси моля свържете се с лабораторията.',
    'За питања молимо контактирајте лабораторију.',
    'Για απορίες επικοινωνήστε με το εργαστήριο.',
    'A negative result does not exclude an infection within the window of 6 weeks.',
  ])('commentOf takes %s for a sentence of every report', (line) => {
    expect(commentOf(line)).toBeNull()
    expect(conclusionsOf(reportWith(line), [], { today }).verdict).toBe('none')
  })

  it('commentOf reads a sentence from the line above', () => {
    const line = 'please contact your doctor.'
    expect(commentOf(line, 'If you have any questions about this report')).toBeNull()
    expect(commentOf(line, 'The sample was repeated.')).toBe('concern')
  })
})

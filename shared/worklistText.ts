import type { ClinicalTranslate, Translate } from '../locales/translate.ts'
import { type ClinicalWording, dayText, figureText, limitText, rangeText } from './careText.ts'
import { commas } from './listText.ts'
import type { MarkerFigure } from './markers.ts'
import { readingText } from './measurementText.ts'
import type { ResultInWords, WorklistLine } from './worklist.ts'

/** "Potassium 6.3 mmol/L, range 3.5–5.1". */
export function namedValue(t: Translate, figure: MarkerFigure | ResultInWords) {
  if ('text' in figure && figure.name === '') return figure.text
  if ('text' in figure) return t('care.worklist.value', { name: t.marker(figure.name), value: figure.text })
  const named = { name: t.marker(figure.name), value: figureText(t, figure) }
  const range = rangeText(t, figure)
  return range === null
    ? t('care.worklist.value', named)
    : t('care.worklist.valueWithRange', { ...named, range })
}

/** What a result holds. Nothing reassures while a line is unchecked. */
function findingsOf(t: Translate, line: WorklistLine & { kind: 'result' }): string {
  const { value, outside, markers, unchecked, words } = line
  if (value) {
    return t('care.worklist.result.outside', { value: namedValue(t, value), outside, markers, unchecked })
  }
  if (unchecked > 0) return t('care.worklist.result.unchecked', { unchecked })
  if (words > 0) return t('care.worklist.result.words', { markers, words })
  return t('care.worklist.result.inRange', { markers })
}

/** Whether the sentences of a line are clinical ones, which are shown with the English beside them. */
export const isClinicalLine = ({ kind }: WorklistLine) => kind === 'critical' || kind === 'emergency'

/**
 * The sentences of a line for a practitioner, of which each is made by `word`. `today` is the day (yyyy-MM-dd) whose
 * year is not written.
 */
export function lineSentences<Text>(
  line: WorklistLine,
  today: string,
  t: ClinicalTranslate,
  word: ClinicalWording<Text>,
): Text[] {
  const day = (date: string) => dayText(t, date, date.slice(0, 4) !== today.slice(0, 4))
  switch (line.kind) {
    case 'emergency': {
      const kinds = commas(
        t,
        line.emergencies.map((kind) => t('emergencies.kind', { kind })),
      )
      const { source, texts } = line
      const reading = line.reading ? readingText(line.reading, t) : 'none'
      return [word('care.worklist.emergency', { kinds, source, reading, texts, day: day(line.day) })]
    }
    case 'critical': {
      const { reason, others, limit, isOld, collectedOn, moreResults } = line
      const value = namedValue(t, line.value)
      return [
        reason === 'unchecked'
          ? word('care.worklist.critical.unchecked', { value, others })
          : word('care.worklist.critical', {
              ...{ value, reason, isOld: `${isOld}`, others },
              limit: limit && 'unit' in line.value ? limitText(t, limit, line.value.unit) : '',
            }),
        ...(collectedOn ? [word('care.worklist.drawnOn', { day: day(collectedOn) })] : []),
        ...moreResultsSentence(moreResults, word),
      ]
    }
    case 'result': {
      const { collectedOn, moreResults } = line
      const found = { findings: findingsOf(t, line) }
      return [
        collectedOn
          ? word('care.worklist.resultOf', { ...found, day: day(collectedOn) })
          : word('care.worklist.result', found),
        ...moreResultsSentence(moreResults, word),
      ]
    }
    case 'measurement': {
      const { rule, earlier, last } = line
      const measured = {
        ...{ last: readingText(last, t), lastDay: day(last.day) },
        ...{ earlier: earlier ? readingText(earlier, t) : '', earlierDay: earlier ? day(earlier.day) : '' },
      }
      return [
        rule.kind === 'bloodPressure'
          ? word('care.worklist.measurement.bloodPressure', { ...rule, ...measured })
          : rule.kind === 'weight'
            ? word('care.worklist.measurement.weight', { ...rule, ...measured })
            : word('care.worklist.measurement.glucose', { ...rule, ...measured }),
      ]
    }
    case 'symptom': {
      const { times, days, lastOn, daysBefore } = line
      const symptom = t(`care.symptom.${line.symptom}`)
      return [word('care.worklist.symptom', { symptom, times, days, last: day(lastOn), daysBefore })]
    }
    case 'adherence': {
      const { before, now, least } = line
      return [
        least
          ? word('care.worklist.adherenceLeast', { before, now, ...least })
          : word('care.worklist.adherence', { before, now }),
      ]
    }
    case 'appointment-request': {
      const { appointment, place, time, isLinked } = line
      const asked = { kind: appointment, day: day(line.day), time, place }
      return [word('care.worklist.request', asked), ...(isLinked ? [] : [word('care.worklist.request.new')])]
    }
    case 'message':
      return [word('care.worklist.message', { urgent: `${line.critical}`, count: line.messages })]
    case 'retest': {
      const { marker, daysLate, endedOn } = line
      return [word('care.worklist.retest', { marker, days: daysLate, day: day(endedOn) })]
    }
    case 'form': {
      const { title, daysLate, dueOn, isBegun } = line
      return [word('care.worklist.form', { title, days: daysLate, day: day(dueOn), begun: `${isBegun}` })]
    }
    case 'ending': {
      const { title, daysLeft, endsOn, taken, due, days } = line
      return [
        word('care.worklist.ending', { title, days: daysLeft, day: day(endsOn) }),
        ...(due > 0 ? [word('care.worklist.endingDoses', { taken, due, days })] : []),
      ]
    }
  }
}

const moreResultsSentence = <Text>(count: number, word: ClinicalWording<Text>): Text[] =>
  count > 0 ? [word('care.worklist.moreResults', { count })] : []

/** The label of a line's action. */
export const lineAction = ({ kind }: WorklistLine, t: Translate) => t(`care.worklist.action.${kind}`)

import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { flatten, type Questionnaire, textsOf } from '../../../shared/forms.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useEmergencies } from '../../lib/useEmergencies.ts'
import { useT } from '../../locale/messages.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmergencyLine } from '../../ui/EmergencyLine.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import type { DraftState, Filling } from './filling.ts'

/** That answers wait in this browser for the network. */
export function OfflineNote() {
  const t = useT()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="mb-5 flex gap-3 rounded-md bg-info-soft p-4 text-sm">
          <CloudOff size={20} aria-hidden className="mt-px shrink-0 text-on-info-soft" />
          <span>
            <span className="font-strong">{t('forms.fill.offline')}</span> {t('forms.fill.offlineText')}
          </span>
        </p>
      )}
    </div>
  )
}

type OthersProps = { filling: Filling; state: DraftState; questionnaire: Questionnaire }

/** Changes by another device, by question. */
export function OtherDevices({ filling, state, questionnaire }: OthersProps) {
  const t = useT()
  const named = (linkIds: readonly string[]) =>
    flatten(questionnaire.item)
      .filter(({ linkId }) => linkIds.includes(linkId))
      .map(({ text }) => t('forms.fill.quoted', { text }))
  const taken = named(state.taken)
  const twice = named(state.twice.filter((linkId) => !state.taken.includes(linkId)))
  return (
    <div role="status">
      {taken.length + twice.length > 0 && (
        <Alert tone="info" title={t('forms.fill.others')} className="mb-5">
          {taken.length > 0 && (
            <p>{t('forms.fill.othersTaken', { questions: taken, count: taken.length })}</p>
          )}
          {twice.length > 0 && <p>{t('forms.fill.othersTwice', { questions: twice })}</p>}
          <Button look="plain" size="tight" className="mt-1 -mb-2 -ml-3" onClick={filling.dismiss}>
            {t('forms.fill.othersSeen')}
          </Button>
        </Alert>
      )}
    </div>
  )
}

type UrgentProps = Pick<OthersProps, 'filling' | 'questionnaire'>

/** Whom to call about what was answered and cannot wait. */
export function UrgentNote({ filling: { store }, questionnaire }: UrgentProps) {
  const answers = useDebounced(useSyncExternalStore(store.subscribe, store.shown))
  const kinds = useEmergencies(...textsOf(questionnaire, answers))
  return kinds.length > 0 ? (
    <div className="mb-5">
      <EmergencyLine kinds={kinds} />
    </div>
  ) : null
}

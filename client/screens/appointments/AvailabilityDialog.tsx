import { useState } from 'react'
import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { BusyFeed } from './BusyFeed.tsx'
import { HoursForm } from './HoursForm.tsx'
import { Kinds } from './Kinds.tsx'

type AvailabilityDialogProps = { practitionerId: string; onClose: () => void }

/** When a practitioner offers appointments, which kinds, and the other calendar that makes times busy. */
export function AvailabilityDialog({ practitionerId, onClose }: AvailabilityDialogProps) {
  const t = useT()
  const [tab, setTab] = useState<'hours' | 'kinds' | 'busy'>('hours')
  const hours = trpc.appointments.hours.useQuery({ practitionerId }, { meta: { silent: true } })
  return (
    <Dialog open onClose={onClose} title={t('appointments.hours.availability')}>
      <Tabs
        label={t('appointments.hours.availability')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'hours',
            title: t('appointments.hours.title'),
            panel: (
              <>
                <LoadState
                  query={hours}
                  error={t('appointments.hours.failed')}
                  loading="h-80 w-full rounded-md"
                />
                {hours.data && <HoursForm saved={hours.data} />}
              </>
            ),
          },
          {
            value: 'kinds',
            title: t('appointments.kind.title'),
            panel: <Kinds practitionerId={practitionerId} />,
          },
          { value: 'busy', title: t('appointments.feed.busy'), panel: <BusyFeed /> },
        ]}
      />
    </Dialog>
  )
}

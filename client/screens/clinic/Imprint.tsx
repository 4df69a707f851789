import { trpc } from '../../app/trpc.ts'
import { hoursText } from '../../lib/officeHours.ts'
import { useT } from '../../locale/messages.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PlainText } from './PlainText.tsx'

const LINK = 'inline-flex min-h-tap items-center font-strong text-accent-text underline underline-offset-2'

/** Who runs the portal and how to reach them. Readable without an account. */
export function Imprint() {
  const t = useT()
  const query = trpc.clinic.about.useQuery()
  const about = query.data
  const hours = about && hoursText(about.hours, t)
  return (
    <Page title={t('app.page.imprint')}>
      <LoadState query={query} error={t('clinic.page.notLoaded')} loading="h-64 max-w-measure" />
      {about && (
        <div className="grid max-w-measure gap-5">
          <address className="whitespace-pre-line not-italic">
            <strong className="block font-strong">{about.name}</strong>
            {about.address}
          </address>
          {(about.phone || about.email) && (
            <p className="flex flex-wrap gap-x-6">
              {about.phone && (
                <a href={`tel:${about.phone.replace(/[^\d+]/g, '')}`} className={LINK}>
                  {about.phone}
                </a>
              )}
              {about.email && (
                <a href={`mailto:${about.email}`} className={LINK}>
                  {about.email}
                </a>
              )}
            </p>
          )}
          {hours && (
            <p>
              {t('clinic.open', { hours })}{' '}
              <span className="text-ink-2">
                {t('messages.zone', { zone: about.timeZone.replaceAll('_', ' ') })}
              </span>
            </p>
          )}
          {about.imprint && <PlainText>{about.imprint}</PlainText>}
        </div>
      )}
    </Page>
  )
}

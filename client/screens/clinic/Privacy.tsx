import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { LoadState } from '../../ui/LoadState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PlainText } from './PlainText.tsx'

const SECTIONS = ['stored', 'purpose', 'where', 'who', 'rights'] as const

/** The clinic's own notice, or the portal's. */
export function Privacy() {
  const t = useT()
  const query = trpc.clinic.about.useQuery()
  return (
    <Page title={t('app.page.privacy')} subtitle={t('auth.privacy.subtitle', { clinic: clinicName })}>
      <LoadState query={query} error={t('clinic.page.notLoaded')} loading="h-64 max-w-measure" />
      {query.data?.privacy && <PlainText>{query.data.privacy}</PlainText>}
      {query.data && !query.data.privacy && (
        <div className="grid max-w-measure gap-7">
          {SECTIONS.map((section) => (
            <section key={section}>
              <h2 className="font-display text-xl font-title">{t(`auth.privacy.${section}.title`)}</h2>
              <p className="mt-2 text-ink-2">{t(`auth.privacy.${section}.text`)}</p>
            </section>
          ))}
        </div>
      )}
    </Page>
  )
}

import { useT } from '../../locale/messages.tsx'
import { clinicName } from '../../ui/clinic.ts'
import { Page } from '../../ui/Page.tsx'

const SECTIONS = ['stored', 'purpose', 'where', 'who', 'rights'] as const

export function Privacy() {
  const t = useT()
  return (
    <Page title={t('app.page.privacy')} subtitle={t('auth.privacy.subtitle', { clinic: clinicName })}>
      <div className="grid max-w-measure gap-7">
        {SECTIONS.map((section) => (
          <section key={section}>
            <h2 className="font-display text-xl font-title">{t(`auth.privacy.${section}.title`)}</h2>
            <p className="mt-2 text-ink-2">{t(`auth.privacy.${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}

import { trpc } from '../../app/trpc.ts'
import { useT } from '../../locale/messages.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeading } from '../../ui/Page.tsx'
import { ClinicChecks } from './ClinicChecks.tsx'
import { ClinicForm } from './ClinicForm.tsx'

const PARTS = ['about', 'hours', 'language', 'texts', 'mail', 'storage', 'backup'] as const

/** The clinic's own data, and whether mails, the storage and backups work. */
export function Clinic() {
  const t = useT()
  const query = trpc.admin.clinic.settings.useQuery()
  return (
    <>
      <PageHeading title={t('clinic.title')} subtitle={t('clinic.subtitle')} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label={t('clinic.parts')} className="sticky top-22 hidden lg:block">
          <ul className="grid gap-0.5">
            {PARTS.map((part) => (
              <li key={part}>
                <a
                  href={`#${part}`}
                  className="flex min-h-tap items-center rounded-md px-3 font-strong text-ink-2 hover:bg-sunken hover:text-ink"
                >
                  {t(`clinic.part.${part}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-225 min-w-0 gap-5">
          <LoadState query={query} error={t('clinic.notLoaded')} loading="h-160 w-full rounded-lg" />
          {query.data && <ClinicForm saved={query.data} />}
          <ClinicChecks />
        </div>
      </div>
    </>
  )
}

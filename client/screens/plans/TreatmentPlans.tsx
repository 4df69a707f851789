import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session.ts'
import { trpc } from '../../app/trpc.ts'
import { setUnsaved, takeUnsaved } from '../../app/unsavedInput.ts'
import { PLAN_DRAFT, type PlanDraft } from '../../lib/planDraft.ts'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuthoredPlans } from './AuthoredPlans.tsx'
import { Library } from './Library.tsx'
import { NEW_PLAN, PlanDialog } from './PlanDialog.tsx'
import { planText, withTyped } from './planText.ts'
import { Templates } from './Templates.tsx'

type EditedPlanProps = { id: string; onClose: (patientId: string) => void }

/** The editor of one plan that the caller wrote, for a link from its patient's page. */
function EditedPlan({ id, onClose }: EditedPlanProps) {
  const t = useT()
  const plans = trpc.plans.authored.useQuery({ id, limit: 1 }, { meta: { errorTitle: t('plans.failed') } })
  const [plan] = plans.data ?? []
  return plan && <PlanDialog scope="own" saved={plan} onClose={() => onClose(plan.patientId)} />
}

export function TreatmentPlans() {
  const t = useT()
  const verified = useSession()?.verified
  const { draft, edit } = useSearch({ from: '/portal/screens/practitioner/treatment-plans' })
  const navigate = useNavigate()
  const [tab, setTab] = useState<'own' | 'templates'>('own')
  const [creating, setCreating] = useState(false)
  const [cameFrom, setCameFrom] = useState<string>()

  useEffect(() => {
    if (draft !== 1) return
    const draftPlan = takeUnsaved<PlanDraft>(PLAN_DRAFT)
    if (draftPlan) {
      const { medications, ...texts } = draftPlan
      const { items } = withTyped([], medications, localDay())
      setUnsaved(NEW_PLAN, { ...planText(null), ...texts, items })
      setCreating(true)
      setCameFrom(draftPlan.patientId)
    }
    void navigate({ to: '/practitioner/treatment-plans', replace: true })
  }, [draft, navigate])

  const toPatient = (patientId: string) =>
    void navigate({ to: '/practitioner/patients/$patientId/plans', params: { patientId } })
  const create = () => setCreating(true)
  return (
    <Page
      title={t('plans.back.plans')}
      subtitle={t('plans.page.subtitle')}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/ai-wizard" look="outline">
            <Sparkles size={20} />
            {t('plans.page.wizard')}
          </LinkButton>
          <Button onClick={create}>
            <Plus size={20} />
            {t('plans.authored.create')}
          </Button>
        </div>
      }
    >
      {verified === false && <p className="mb-5 text-sm text-ink-2">{t('plans.page.unverified')}</p>}
      <Tabs
        label={t('plans.page.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'own', title: t('plans.authored.title'), panel: <AuthoredPlans onCreate={create} /> },
          {
            value: 'templates',
            title: t('plans.page.templates'),
            panel: (
              <>
                {verified && <Library />}
                <Templates />
              </>
            ),
          },
        ]}
      />
      {creating && (
        <PlanDialog
          scope="own"
          saved={null}
          onClose={() => {
            setCreating(false)
            if (cameFrom) toPatient(cameFrom)
          }}
        />
      )}
      {edit && <EditedPlan id={edit} onClose={toPatient} />}
    </Page>
  )
}

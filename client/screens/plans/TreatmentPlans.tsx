import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSession } from '../../app/session.ts'
import { setUnsaved, takeUnsaved } from '../../app/unsavedInput.ts'
import { PLAN_DRAFT, type PlanDraft } from '../../lib/planDraft.ts'
import { localDay } from '../../lib/today.ts'
import { useT } from '../../locale/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AuthoredPlans } from './AuthoredPlans.tsx'
import { NEW_PLAN, PlanDialog } from './PlanDialog.tsx'
import { planText, withTyped } from './planText.ts'
import { Templates } from './Templates.tsx'

export function TreatmentPlans() {
  const t = useT()
  const verified = useSession()?.verified
  const { draft } = useSearch({ from: '/portal/screens/practitioner/treatment-plans' })
  const navigate = useNavigate()
  const [tab, setTab] = useState<'own' | 'templates'>('own')
  const [creating, setCreating] = useState(false)

  useEffect(() => {
    if (draft !== 1) return
    const draftPlan = takeUnsaved<PlanDraft>(PLAN_DRAFT)
    if (draftPlan) {
      const { medications, ...texts } = draftPlan
      const { items } = withTyped([], medications, localDay())
      setUnsaved(NEW_PLAN, { ...planText(null), ...texts, items })
      setCreating(true)
    }
    void navigate({ to: '/practitioner/treatment-plans', replace: true })
  }, [draft, navigate])

  const create = () => setCreating(true)
  return (
    <Page
      title={t('plans.back.plans')}
      subtitle={t('plans.page.subtitle')}
      action={
        <Button onClick={create}>
          <Plus size={20} />
          {t('plans.authored.create')}
        </Button>
      }
    >
      {verified === false && <p className="mb-5 text-sm text-ink-2">{t('plans.page.unverified')}</p>}
      <Tabs
        label={t('plans.page.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'own', title: t('plans.authored.title'), panel: <AuthoredPlans onCreate={create} /> },
          { value: 'templates', title: t('plans.page.templates'), panel: <Templates /> },
        ]}
      />
      {creating && <PlanDialog scope="own" saved={null} onClose={() => setCreating(false)} />}
    </Page>
  )
}

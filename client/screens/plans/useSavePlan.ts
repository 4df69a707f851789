import { trpc } from '../../app/trpc.ts'
import { t } from '../../locale/messages.tsx'
import { toast } from '../../ui/toast.ts'

/** The practitioner's own plans, or the admin's all plans. */
export type PlanScope = 'own' | 'all'

/**
 * Mutations that create and update a plan, with their toasts. `onSaved` receives the resulting id; the page's data is
 * reloaded after it.
 */
export function useSavePlan(scope: PlanScope, onSaved: (id: string) => Promise<void> | void) {
  const utils = trpc.useUtils()
  const done = (title: string) => async (plan: { id: string }) => {
    toast.success(title)
    await onSaved(plan.id)
    await Promise.all([utils.plans.invalidate(), utils.admin.plans.invalidate()])
  }
  const creating = {
    onSuccess: done(t('plans.created')),
    meta: { errorTitle: t('plans.createFailed') },
  }
  const updating = { onSuccess: done(t('plans.updated')), meta: { errorTitle: t('app.failed.title') } }
  const createOwn = trpc.plans.create.useMutation(creating)
  const createAny = trpc.admin.plans.create.useMutation(creating)
  const updateOwn = trpc.plans.update.useMutation(updating)
  const updateAny = trpc.admin.plans.update.useMutation(updating)
  return scope === 'own' ? { create: createOwn, update: updateOwn } : { create: createAny, update: updateAny }
}

export function useRemovePlan(scope: PlanScope, onRemoved: () => void) {
  const utils = trpc.useUtils()
  const removing = {
    onSuccess: async () => {
      toast.success(t('plans.deleted'))
      onRemoved()
      await Promise.all([utils.plans.invalidate(), utils.admin.plans.invalidate()])
    },
    meta: { errorTitle: t('plans.deleteFailed') },
  }
  const own = trpc.plans.remove.useMutation(removing)
  const any = trpc.admin.plans.delete.useMutation(removing)
  return scope === 'own' ? own : any
}

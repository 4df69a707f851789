import { trpc } from '../../app/trpc.ts'
import { toast } from '../../ui/toast.ts'

/** By which door a plan is written: one's own plans, or the admin's to all of them. */
export type Door = 'own' | 'all'

/** The calls that change a plan, and what they say. */
export function useSavePlan(door: Door, onSaved: () => void) {
  const utils = trpc.useUtils()
  const done = (title: string) => async () => {
    toast.success(title)
    onSaved()
    await Promise.all([utils.plans.invalidate(), utils.admin.plans.invalidate()])
  }
  const creating = {
    onSuccess: done('Treatment plan created'),
    meta: { errorTitle: 'Failed to create treatment plan' },
  }
  const updating = { onSuccess: done('Treatment plan updated'), meta: { errorTitle: 'Error' } }
  const createOwn = trpc.plans.create.useMutation(creating)
  const createAny = trpc.admin.plans.create.useMutation(creating)
  const updateOwn = trpc.plans.update.useMutation(updating)
  const updateAny = trpc.admin.plans.update.useMutation(updating)
  return door === 'own' ? { create: createOwn, update: updateOwn } : { create: createAny, update: updateAny }
}

/** Deletes a plan, and says so. */
export function useRemovePlan(door: Door, onRemoved: () => void) {
  const utils = trpc.useUtils()
  const removing = {
    onSuccess: async () => {
      toast.success('Treatment plan deleted')
      onRemoved()
      await Promise.all([utils.plans.invalidate(), utils.admin.plans.invalidate()])
    },
    meta: { errorTitle: 'Error deleting plan' },
  }
  const own = trpc.plans.remove.useMutation(removing)
  const any = trpc.admin.plans.delete.useMutation(removing)
  return door === 'own' ? own : any
}

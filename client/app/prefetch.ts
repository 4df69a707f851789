import { localDay } from '../lib/today.ts'
import { queries } from './trpc.ts'

/** A page that fails to load ahead says nothing: it asks again itself, and tells then. */
const quietly = { meta: { silent: true } }

/** What each page asks first. Only what it would ask in the same words: it then finds the answer, or the call under way. */
export const questions = {
  async dashboard() {
    const today = localDay()
    void queries.health.summary.prefetch({ today }, quietly)
    void queries.plans.mine.prefetch(undefined, quietly)
    void queries.plans.doses.prefetch({ date: today }, quietly)
  },
  /** Waited for: the page stands there already with a shelf that fills, and would otherwise be drawn twice. */
  products: () => queries.shop.products.prefetch(undefined, quietly),
  async bloodTests() {
    void queries.bloodTests.list.prefetch(undefined, quietly)
    void queries.bloodTests.trends.prefetch(undefined, quietly)
  },
  async profile() {
    void queries.auth.profile.prefetch(undefined, quietly)
  },
  async patients() {
    void queries.auth.patients.list.prefetch(undefined, quietly)
  },
  async admin() {
    void queries.admin.stats.prefetch(undefined, quietly)
  },
}

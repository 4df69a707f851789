import { localDay } from '../lib/today.ts'
import { queries } from './trpc.ts'

/** Failed prefetches are not reported: the page repeats the request and reports its error. */
const silently = { meta: { silent: true } }

export const BLOOD_TESTS_PAGE = 20
export const PATIENTS_PAGE = 100

/**
 * The first requests of each page. Each input must equal the page's own, so that the page finds the cached answer or
 * joins the request in flight.
 */
export const prefetches = {
  async dashboard() {
    const today = localDay()
    void queries.care.now.prefetch({ today }, silently)
    void queries.health.summary.prefetch({ today }, silently)
    void queries.plans.mine.prefetch(undefined, silently)
    void queries.plans.today.prefetch({ date: today }, silently)
  },
  /** Awaited, because the prerendered page would otherwise be drawn twice. */
  products: () => queries.shop.products.prefetch(undefined, silently),
  async bloodTests() {
    const id = new URLSearchParams(location.search).get('test')
    void queries.bloodTests.list.prefetchInfinite({ limit: BLOOD_TESTS_PAGE }, silently)
    void queries.bloodTests.retests.prefetch(undefined, silently)
    void queries.care.now.prefetch({ today: localDay() }, silently)
    if (!id) return
    void queries.bloodTests.get.prefetch({ id }, silently)
    void queries.bloodTests.trends.prefetch(undefined, silently)
  },
  async markers() {
    const marker = new URLSearchParams(location.search).get('marker')
    if (marker) void queries.bloodTests.trendsOfMarker.prefetch({ marker }, silently)
    else void queries.bloodTests.trends.prefetch(undefined, silently)
    void queries.bloodTests.retests.prefetch(undefined, silently)
  },
  async profile() {
    void queries.auth.profile.prefetch(undefined, silently)
    void queries.notices.settings.prefetch(undefined, silently)
  },
  async patients() {
    void queries.auth.patients.list.prefetchInfinite({ limit: PATIENTS_PAGE }, silently)
    void queries.care.worklist.prefetch(undefined, silently)
  },
  async admin() {
    void queries.care.now.prefetch({ today: localDay() }, silently)
    void queries.admin.stats.prefetch(undefined, silently)
  },
}

import { layoutShiftOf, watchShifts } from './layoutShift.ts'
import { expect, signInDemo, test } from './people.ts'
import { pagesOf, ROUTES, VISITORS, type Visitor } from './routes.ts'

/** The limit of a good page is 0.1 (https://web.dev/articles/cls); ours are measured below 0.05 on a quiet machine. */
const LIMIT = 0.1
const FIRST = ['/dashboard', '/ai-wizard']

/** The pages that open first to a visitor, and those whose beginning depends on the role. */
const OWN: Record<Visitor, string[]> = {
  ...{ nobody: [], patient: [], practitioner: FIRST },
  admin: [...FIRST, '/practitioner/patients', '/practitioner/appointments'],
}
for (const { path } of ROUTES) {
  const visitor = VISITORS.find((one) => pagesOf(one).some((page) => page.path === path))
  if (visitor) OWN[visitor] = [...OWN[visitor], path]
}

const VIEWS = VISITORS.flatMap((visitor) => [375, 768, 1280].map((width) => ({ visitor, width })))

for (const { visitor, width } of VIEWS) {
  test(`as ${visitor} at ${width} px: no page moves while it loads`, { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    test.slow()
    if (visitor !== 'nobody') await signInDemo(context.request, visitor)
    const paths = [...OWN[visitor]]
    if (visitor === 'practitioner') {
      await page.goto('/practitioner/patients')
      const link = page.getByRole('table').getByRole('link').first()
      const patient = (await link.getAttribute('href')) ?? ''
      paths.push(patient, `${patient}/results`, `${patient}/blood-tests`, `${patient}/note`)
    }
    await watchShifts(page)
    await page.setViewportSize({ width, height: 800 })
    for (const path of paths) {
      const shift = await layoutShiftOf(page, path)
      expect.soft(shift, path).toBeLessThan(LIMIT)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../server/config/env.ts'

const CHART = 'docker/helm'
const VALUES = readdirSync(`${CHART}/ci`).map((name) => `${CHART}/ci/${name}`)

function run(command: string, args: string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input, timeout: 120_000 })
  return { ok: status === 0, stdout: stdout ?? '', all: `${stdout}${stderr}` }
}

/** Some builds of helm stand for an old Kubernetes. */
const RENDER = ['template', 'portal', CHART, '--namespace', 'default', '--kube-version', '1.32.0']
const render = (values: string, ...args: string[]) => run('helm', [...RENDER, '--values', values, ...args])

const hasHelm = run('helm', ['version']).ok
if (!hasHelm) console.log('!!! THE HELM CHART WAS NOT RENDERED: there is no `helm` here !!!')
/** KUBERNETES=on: kubectl's current cluster also validates it; nothing is changed there. */
const hasCluster = process.env.KUBERNETES === 'on'
if (!hasCluster)
  console.log('!!! NO API SERVER VALIDATED THE HELM CHART: KUBERNETES=on asks that of kubectl !!!')

describe.skipIf(!hasHelm)('the Helm chart', () => {
  it.each(VALUES)('passes helm lint with %s', (values) => {
    const { ok, all } = run('helm', ['lint', '--strict', CHART, '--values', values])
    expect(ok, all).toBe(true)
  })

  it.each(VALUES)('renders confined containers that get settings of the portal only, with %s', (values) => {
    const { ok, stdout, all } = render(values)
    expect(ok, all).toBe(true)
    const count = (text: RegExp) => stdout.match(text)?.length ?? 0
    const containers = count(/^ +image: /gm)
    expect(containers).toBeGreaterThanOrEqual(3)
    expect(count(/readOnlyRootFilesystem: true/g)).toBe(containers)
    expect(count(/allowPrivilegeEscalation: false/g)).toBe(containers)
    expect(count(/runAsNonRoot: true/g)).toBe(count(/seccompProfile: \{ type: RuntimeDefault \}/g))
    const named = [...stdout.matchAll(/- (?:\{ )?name: ([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name)
    const unknown = named.filter(
      (name) => !SETTINGS.includes(name) && !/^(RCLONE_|OTEL_|HOME$|REPLACE$)/.test(name),
    )
    expect(unknown).toEqual([])
  })

  it.each([
    ['portal.replicas=many', 'portal/replicas'],
    ['settings.CLINIC=x', 'settings'],
    ['database.cnpg.instances=1', 'synchronous needs two instances'],
    ['backup.volume.enabled=false', 'backup.enabled needs'],
    ['autoscaling.enabled=true,autoscaling.streams.enabled=true', 'needs metrics.enabled'],
  ])('refuses %s', (wrong, why) => {
    const { ok, all } = render(`${CHART}/ci/cnpg-values.yaml`, '--set', wrong)
    expect(ok).toBe(false)
    expect(all.replaceAll('.', '/')).toContain(why.replaceAll('.', '/'))
  })

  it('refuses values without a host, an image and a storage', () => {
    const { ok, all } = run('helm', RENDER)
    expect(ok).toBe(false)
    for (const missing of ['host', 'repository', 'endpoint']) expect(all).toContain(missing)
  })

  it.skipIf(!hasCluster).each(VALUES)('is what an API server accepts, with %s', (values) => {
    const { ok, all } = run(
      'kubectl',
      ['apply', '--namespace', 'default', '--dry-run=server', '--validate=strict', '-f', '-'],
      render(values).stdout,
    )
    expect(ok, all).toBe(true)
  })
})

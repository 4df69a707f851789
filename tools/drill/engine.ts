import { spawnSync } from 'node:child_process'

/** The base images of docker/Dockerfile and the images that the drill uses of compose.yaml. */
const BASE_IMAGES = ['node:26-bookworm-slim', 'postgres:18-bookworm', 'chrislusf/seaweedfs:4.44', 'caddy:2']
const ANSWER_MS = 60_000
const FETCH_MS = 15 * 60_000

const succeeds = (args: string[], timeout = ANSWER_MS) =>
  spawnSync('docker', args, { stdio: 'ignore', timeout, killSignal: 'SIGKILL' }).status === 0

/** The reason why the containers cannot be tested on this machine, or null. Fetches missing images. */
export function whyNoContainers(): string | null {
  if (!succeeds(['version'])) return 'no container engine answers'
  if (!succeeds(['compose', 'version'])) return 'the container engine has no `docker compose`'
  for (const image of BASE_IMAGES) {
    if (succeeds(['image', 'inspect', image])) continue
    if (!succeeds(['pull', '--quiet', image], FETCH_MS))
      return `${image} is not on this machine and cannot be fetched`
  }
  return null
}

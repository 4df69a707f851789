import { compose, image, network, run } from './installation.ts'
import { expect, step } from './steps.ts'

/**
 * The ports of SeaweedFS: S3 first, then the filer, the master, the volumes, WebDAV, the tables of Iceberg and Lance, and
 * the pages for admins; with 10,000 more, the same over gRPC.
 */
const FILES_PORTS = [8333, 8888, 9333, 9340, 7333, 8181, 9101, 23646, 18333, 18888, 19333, 19340, 33646]
/** Those that must be closed to the portal too. */
const SWITCHED_OFF = [7333, 8181, 23646]
const DATABASE_PORT = 5432
/** Run in a container: prints those of the given addresses that take a connection. */
const CONNECT = `
const net = require('node:net')
Promise.all(process.argv.slice(1).map((address) => new Promise((done) => {
  const [host, port] = address.split(' ')
  const socket = net.connect({ host, port: Number(port), timeout: 2000 })
  const end = (open) => { socket.destroy(); done(open ? address : '') }
  socket.on('connect', () => end(true)).on('timeout', () => end(false)).on('error', () => end(false))
}))).then((open) => console.log(open.filter(Boolean).join('\\n')))`
/** Run in a container: prints those of the given addresses whose answer is a success. */
const FETCH = `
Promise.all(process.argv.slice(1).map((url) =>
  fetch(url, { signal: AbortSignal.timeout(5000) }).then(({ ok }) => (ok ? url : ''), () => '')
)).then((open) => console.log(open.filter(Boolean).join('\\n')))`

const inPortal = (script: string, ...args: string[]) =>
  compose('exec', '-T', 'portal', 'node', '-e', script, ...args)
const asNeighbour = (on: string, ...args: string[]) =>
  run('docker', 'run', '--rm', '--network', on, image, 'node', '-e', CONNECT, ...args)

/** The addresses of a service's container in each of its networks. */
async function addressesOf(service: string) {
  const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}'
  const found = await run('docker', 'inspect', '--format', format, await compose('ps', '--quiet', service))
  return found.trim().split(/\s+/)
}

/** Tries the ports of the storage and the database from the portal and from neighbours of it. */
export async function neighbours() {
  await step(
    'the portal reaches the storage’s S3 and the database, and nothing is shown without keys',
    async () => {
      const open = await inPortal(
        CONNECT,
        `db ${DATABASE_PORT}`,
        ...FILES_PORTS.map((port) => `files ${port}`),
      )
      expect(
        open.includes(`db ${DATABASE_PORT}`) && open.includes('files 8333'),
        `only these are open: ${open}`,
      )
      for (const port of SWITCHED_OFF) expect(!open.includes(`files ${port}`), `files ${port} is open`)
      const shown = await inPortal(
        FETCH,
        'http://files:8333/',
        'http://files:8333/verbena?list-type=2',
        'http://files:8888/',
        'http://files:8888/buckets/',
        'http://files:8888/buckets/verbena/?pretty=y',
      )
      expect(shown === '', `listed without keys: ${shown}`)
    },
  )
  await step(
    'a neighbour on the default or another network reaches neither storage nor database',
    async () => {
      const storage = (await addressesOf('files')).flatMap((host) =>
        FILES_PORTS.map((port) => `${host} ${port}`),
      )
      const database = (await addressesOf('db')).map((host) => `${host} ${DATABASE_PORT}`)
      for (const on of ['bridge', network('outside')]) {
        const open = await asNeighbour(on, ...storage, ...database)
        expect(open === '', `open to a container on ${on}: ${open}`)
      }
      const besideDatabase = await asNeighbour(network('inside'), ...storage, ...database)
      expect(besideDatabase === database.join('\n'), `open beside the database: ${besideDatabase}`)
      return `${storage.length + database.length} ports`
    },
  )
}

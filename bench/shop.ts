import { randomUUID } from 'node:crypto'
import { availableParallelism, cpus } from 'node:os'
import Fastify from 'fastify'
import { idOf, openClinic } from './clinic.ts'
import { pgbenchScript } from './limits.ts'
import { load, median, requirePrograms, type Sample } from './load.ts'

/**
 * The shop compared with its limits, in interleaved rounds of one run: the checkout over HTTP against the same SQL
 * under pgbench, and the catalogue against a bare Fastify answer of the same bytes. The results are ratios, because
 * absolute figures vary between machines.
 */
const PRODUCTS = 200
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SECONDS = Number(process.env.SECONDS ?? 3)
const HOT = 1

/** Orders per second under pgbench, with one order per transaction and `clients` clients. */
const orders = (databaseUrl: string, clients: number, product: string) =>
  pgbenchScript(
    databaseUrl,
    { clients, seconds: SECONDS },
    `\\set product ${product}
\\set person random(1, 64)
insert into pgboss.job (name, data) select 'confirm-order', json_build_object('orderId', order_id) from place_orders(json_build_array(json_build_object(
  'userId', '00000000-0000-4000-8000-' || lpad(:person::text, 12, '0'), 'key', gen_random_uuid(), 'hash', 'bench', 'notes', null,
  'lines', json_build_array(json_build_object('productId', '00000000-0000-4000-9000-' || lpad(:product::text, 12, '0'), 'quantity', 1))))::jsonb, 10);
`,
  )

requirePrograms('wrk', 'pgbench')
const clinic = await openClinic()
const bare = Fastify()
try {
  const cookies = await clinic.people(64)
  for (let n = 1; n <= PRODUCTS; n++) {
    await clinic.pool.query(
      'insert into products (id, name, description, price_cents, stock, category) values ($1, $2, $3, 1000, 1000000, $4)',
      [
        idOf('product', n),
        `Herb ${n}`,
        'Root extract for steady days and calmer nights. 60 capsules.',
        'Stress and sleep',
      ],
    )
  }
  const buy = (product: () => number) => (n: number) => ({
    headers: { cookie: cookies[n % cookies.length] ?? '' },
    body: { lines: [{ productId: idOf('product', product()), quantity: 1 }], idempotencyKey: randomUUID() },
  })
  const anyProduct = () => 1 + Math.floor(Math.random() * PRODUCTS)
  const checkout = (clients: number, product: () => number) =>
    load(`${clinic.url}/api/trpc/shop.placeOrder`, clients, SECONDS, buy(product))
  const encoding = { 'accept-encoding': 'br' }
  const catalogue = (clients: number) =>
    load(`${clinic.url}/api/catalogue/shop.products`, clients, SECONDS, () => ({ headers: encoding }))
  const bytes = Buffer.from(
    await (
      await fetch(`${clinic.url}/api/catalogue/shop.products`, { headers: { 'accept-encoding': 'identity' } })
    ).arrayBuffer(),
  )
  bare.get('/', (_request, reply) => reply.type('application/json').send(bytes.subarray(0, 4_000)))
  const bareUrl = `${await bare.listen({ host: '127.0.0.1', port: 0 })}/`

  const rounds: { spread: number; hot: number; page: number }[] = []
  const samples: Record<string, Sample> = {}
  for (let round = 1; round <= ROUNDS; round++) {
    const spread = await checkout(16, anyProduct)
    const spreadLimit = await orders(clinic.databaseUrl, 16, `random(1, ${PRODUCTS})`)
    const hot = await checkout(64, () => HOT)
    const hotLimit = await orders(clinic.databaseUrl, 64, String(HOT))
    const page = await catalogue(16)
    const pageLimit = await load(bareUrl, 16, SECONDS)
    rounds.push({
      spread: spread.perSecond / spreadLimit,
      hot: hot.perSecond / hotLimit,
      page: page.perSecond / pageLimit.perSecond,
    })
    Object.assign(samples, {
      'checkout, 16 clients, 200 products': spread,
      'checkout, 64 clients, one product': hot,
      'catalogue, 16 clients': page,
    })
    console.log(
      `round ${round}: checkout ${Math.round(spread.perSecond)}/s beside pgbench ${Math.round(spreadLimit)}/s; hot ${Math.round(hot.perSecond)}/s beside ${Math.round(hotLimit)}/s; catalogue ${Math.round(page.perSecond)}/s beside ${Math.round(pageLimit.perSecond)}/s`,
    )
  }
  samples['checkout, 1 client'] = await checkout(1, anyProduct)
  samples['checkout, 64 clients, 200 products'] = await checkout(64, anyProduct)
  samples['catalogue, 1 client'] = await catalogue(1)
  samples['catalogue, 64 clients'] = await catalogue(64)

  const ratio = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name])).toFixed(2)
  console.log(
    `\n${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}\n`,
  )
  console.log('| against its limit | ratio (median of rounds) | wanted |\n|---|---|---|')
  console.log(`| checkout, 16 clients over 200 products, beside pgbench | ${ratio('spread')} | 0.6 |`)
  console.log(
    `| checkout, 64 clients on one product, beside pgbench's one per transaction | ${ratio('hot')} | 1.5 |`,
  )
  console.log(`| catalogue, 16 clients, beside a bare answer | ${ratio('page')} | 0.4 |`)
  console.log('\n| what | per second | p50 ms | p99 ms | failures |\n|---|---|---|---|---|')
  for (const [name, s] of Object.entries(samples)) {
    console.log(
      `| ${name} | ${Math.round(s.perSecond)} | ${s.p50.toFixed(1)} | ${s.p99.toFixed(1)} | ${s.failures} |`,
    )
  }
} finally {
  await bare.close()
  await clinic.close()
}

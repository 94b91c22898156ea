import { createHash, createHmac } from 'node:crypto'
import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentRequestId } from '@belvedere/kit/request-id.ts'
import { expect, test, vi } from 'vitest'
import { checkSessionsIn } from './payload/is-signed-in.ts'
import { withRequestGuard } from './request-guard.ts'
import { metrics } from './service/metrics.ts'

const SECRET = 'a secret for tests alone'

/** A server that answers with the client address that the guard has recorded. */
async function openDoor(actions?: ReadonlySet<string>) {
  vi.stubEnv('PAYLOAD_SECRET', SECRET)
  vi.stubEnv('STUDIO_URL', 'https://studio.example')
  const next: RequestListener = (request, response) =>
    response.end(`inside ${request.headers['x-client-address']} for ${currentRequestId()}`)
  const server = createServer(withRequestGuard(next, actions))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { port, [Symbol.asyncDispose]: async () => void (await close()) }
}

type Sent = { headers?: Record<string, string>; body?: string; chunked?: boolean }

function ask(port: number, path: string, { headers = {}, body = '', chunked }: Sent = {}) {
  return new Promise<{ status?: number; headers: object; text: string }>((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const length = body && !chunked ? { 'content-length': String(body.length) } : {}
    const options = { port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } }
    const sent = request(options, async (response) => {
      const text = (await response.toArray()).join('')
      resolve({ status: response.statusCode, headers: response.headers, text })
    })
    sent.on('error', reject)
    if (chunked) sent.write(body.slice(0, 10))
    sent.end(chunked ? body.slice(10) : body)
  })
}

test('clients cannot write their own address', async () => {
  await using door = await openDoor()
  const headers = { 'x-client-address': '192.0.2.66', 'x-forwarded-for': '192.0.2.66, 192.0.2.1' }
  expect((await ask(door.port, '/api/users/me', { headers })).text).toMatch(
    /^inside 192\.0\.2\.1 for /,
  )
})

test('a request keeps a valid id, or gets a new one, and its response repeats it', async () => {
  await using door = await openDoor()
  const send = (id: string) => ask(door.port, '/api/x', { headers: { 'x-request-id': id } })
  const kept = await send('refresh-0af.1')
  expect(kept.text).toMatch(/ for refresh-0af\.1$/)
  expect(kept.headers).toMatchObject({ 'x-request-id': 'refresh-0af.1' })
  const replaced = await send('<odd>')
  expect(replaced.text).toMatch(/ for [0-9a-f]{16}$/)
})

test('requests are counted by route and status, never by path', async () => {
  await using door = await openDoor()
  await ask(door.port, '/made-up-by-a-visitor/x')
  await ask(door.port, '/admin', { body: 'x'.repeat(65 * 1024) })
  const name = 'belvedere_content_requests_total'
  await vi.waitFor(() =>
    expect(metrics.registry.text()).toMatch(
      new RegExp(`^${name}\\{route="admin",status="4xx"\\} \\d+$`, 'm'),
    ),
  )
  const text = metrics.registry.text()
  expect(text).toContain(`${name}{route="other",status="2xx"}`)
  expect(text).not.toContain('made-up-by-a-visitor')
})

function token(secret: string, exp: number) {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${encode({ alg: 'HS256' })}.${encode({ id: 1, exp })}`
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

const carrying = (value: string) => ({ headers: { cookie: `a=b; __Host-payload-token=${value}` } })

/** A database with these open sessions, by their tokens; undefined for one that does not answer. */
function openSessions(tokens: readonly string[] | undefined) {
  const asked: string[] = []
  const authenticate = async ({ headers }: { headers: Headers }) => {
    const cookie = headers.get('cookie') ?? ''
    asked.push(cookie)
    const isOpen = tokens?.some((one) => cookie.includes(one)) === true
    return { user: isOpen ? { collection: 'users' } : null }
  }
  const count = async () => {
    if (!tokens) throw new Error('The database is away.')
  }
  const fake: unknown = { authStrategies: [{ name: 'fake', authenticate }], count }
  checkSessionsIn(fake as Parameters<typeof checkSessionsIn>[0])
  return asked
}

test('actions of the studio need an open session, and the database is queried last', async () => {
  const id = '7f'.repeat(21)
  await using door = await openDoor(new Set([id]))
  const soon = Date.now() / 1000 + 60
  const [open, ended] = [token(SECRET, soon), token(SECRET, soon + 1)]
  const asked = openSessions([open])
  const send = (sent: Sent, action = id) =>
    ask(door.port, '/admin', {
      body: '[]',
      headers: { 'next-action': action, ...sent.headers },
    })
  for (const sent of [{}, carrying('a.b'), carrying(token('another secret', soon))])
    expect((await send(sent)).status).toBe(401)
  expect((await send(carrying(token(SECRET, soon - 120)))).status).toBe(401)
  expect((await send(carrying(open), '60'.repeat(21))).status).toBe(404)
  expect(asked).toEqual([])
  expect(await send(carrying(ended))).toMatchObject({
    status: 401,
    text: expect.stringMatching(/Sign in to the studio/),
  })
  expect((await send(carrying(open))).text).toMatch(/^inside/)
  openSessions(undefined)
  expect((await send(carrying(ended))).status).toBe(503)
})

test('large bodies need a session', async () => {
  await using door = await openDoor()
  const body = 'x'.repeat(65 * 1024)
  const soon = Date.now() / 1000 + 60
  const send = async (sent: Sent) => (await ask(door.port, '/visits', sent)).status
  expect(await send({ body: 'small' })).toBe(200)
  expect(await send({ body })).toBe(413)
  expect(await send({ body, chunked: true })).toBe(411)
  expect(await send({ body, ...carrying(token('another secret', soon)) })).toBe(413)
  expect(await send({ body, ...carrying(token(SECRET, soon - 120)) })).toBe(413)
  expect(await send({ body, ...carrying('a.b') })).toBe(413)
  expect(await send({ body, ...carrying(token(SECRET, soon)) })).toBe(200)
  expect(await send({ body, chunked: true, ...carrying(token(SECRET, soon)) })).toBe(200)
  const refused = await ask(door.port, '/visits', { body })
  expect(refused.text).toContain('larger than 64 KB')
})

const FOREIGN = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://studio.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  { origin: 'https://studio.example.evil.example' },
  { origin: 'http://studio.example' },
  { origin: 'null' },
]
const OWN = [
  {},
  { authorization: 'Bearer a.b.c' },
  { origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost:3000' },
]

test.each([
  '/api/users/login',
  '/api/users/passkeys/sign-in',
  '/api/users/reset-password?x=1',
  '/api/pages/1',
])('%s is refused for pages of other sites', async (path) => {
  await using door = await openDoor()
  const cookie = '__Host-payload-token=a.b.c'
  const send = (headers: object) =>
    ask(door.port, path, { headers: { cookie, ...headers }, body: '{}' })
  for (const headers of FOREIGN) {
    const { status, text } = await send(headers)
    expect([status, text], JSON.stringify(headers)).toEqual([
      403,
      expect.stringContaining('Open the studio at https://studio.example'),
    ])
  }
  for (const headers of OWN) expect((await send(headers)).text).toMatch(/^inside/)
})

test('reads, and the routes for visitors and the site, accept other origins', async () => {
  await using door = await openDoor()
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
  expect((await ask(door.port, '/api/users/me', { headers })).text).toMatch(/^inside/)
  for (const path of ['/enquiries', '/visits', '/preview/session', '/graphql'])
    expect((await ask(door.port, path, { headers, body: '{}' })).text, path).toMatch(/^inside/)
})

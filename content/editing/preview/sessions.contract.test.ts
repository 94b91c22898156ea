import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../../testing/delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, signIn } from '../../testing/people.ts'
import { askPass, openPreview, tokenIn } from '../../testing/preview.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  await signIn(payload, 'editor', 'ada')
  await payload.create({
    collection: 'pages',
    data: { title: 'Tides', slug: 'tides' },
    draft: true,
  })
})
afterAll(() => content[Symbol.asyncDispose]())

const PAGE = '{ page(filter: { slug: { eq: "tides" } }) { title } }'
const SHOWN = { page: { title: 'Tides' } }

/** The cookie of a new studio session of Ada. */
async function cookieOf(email = 'ada@example.com') {
  const data = { email, password: PASSWORD }
  const { token } = await payload.login({ collection: 'users', data })
  return `payload-token=${token}`
}

function studio(method: string, path: string, headers: Record<string, string>) {
  const request = new Request(`http://localhost:3001${path}`, {
    method,
    headers: { origin: 'http://localhost:3001', ...headers },
  })
  return handleEndpoints({ config: payload.config, request })
}

const draftFor = (token: string) => ask(payload, PAGE, { token, endpoint: 'preview' })

test('an editor opens a draft with a pass, until signing out', async () => {
  const cookie = await cookieOf()
  const other = await cookieOf()
  const pass = await askPass(payload, 'to=/tides%3Fa%3Db', cookie)
  const { session, viewer, ...rest } = await openPreview(payload, tokenIn(pass.location))

  expect(pass.status).toBe(303)
  expect(pass.location).toMatch(/^https:\/\/site\.example\/tides\?a=b&preview=true&token=/)
  expect({ viewer, ...rest }).toMatchObject({
    status: 200,
    viewer: { kind: 'editor', name: 'ada' },
    studio: 'http://localhost:3001',
  })
  expect(Date.parse(rest.expiresAt) - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
  expect((await draftFor(session)).data).toEqual(SHOWN)

  expect((await studio('POST', '/api/users/logout', { cookie })).status).toBe(200)
  const after = await draftFor(session)
  expect([after.status, after.data]).toEqual([401, undefined])
  expect((await openPreview(payload, tokenIn(pass.location))).status).toBe(401)
  expect((await askPass(payload, 'to=/tides', cookie)).location).toMatch(/^\/admin\/login\?/)
  expect((await askPass(payload, 'to=/tides', other)).location).toMatch(/^https:\/\/site\.example/)
})

test('a pass opens one session; a second exchange is refused', async () => {
  const { location } = await askPass(payload, 'to=/tides', await cookieOf())
  const opened = await Promise.all([1, 2].map(() => openPreview(payload, tokenIn(location))))

  expect(opened.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await openPreview(payload, tokenIn(location))).status).toBe(401)
})

const LINK = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }

test('a link on another site leads a signed-in editor to the preview', async () => {
  const followed = { ...LINK, 'sec-fetch-dest': 'document' }
  const { location } = await askPass(payload, 'to=/tides', await cookieOf(), followed)
  expect(location).toMatch(/^https:\/\/site\.example\/tides\?preview=true&token=/)
})

test.each([
  ['a frame', { ...LINK, 'sec-fetch-dest': 'iframe' }],
  ['a script', { ...LINK, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
  ['a form', { ...LINK, 'sec-fetch-dest': 'document', origin: 'https://evil.example' }],
])('%s of another site gets no pass', async (_, from) => {
  const { location } = await askPass(payload, 'to=/tides', await cookieOf(), from)
  expect(location).toMatch(/^\/admin\/login\?/)
})

test('a visitor without a session is sent to the sign-in and back', async () => {
  const { status, location } = await askPass(payload, 'to=/tides%3Fa%3Db')

  expect(status).toBe(303)
  const back = URL.parse(location, 'http://localhost')?.searchParams.get('redirect')
  expect(back).toBe('/preview-pass?to=%2Ftides%3Fa%3Db')
})

test('somebody whom the site has sent is sent back to it if not signed in', async () => {
  const asked = 'to=/tides%3Fa%3Db&else=back'
  const { location } = await askPass(payload, asked)
  expect(location).toBe('https://site.example/tides?a=b&preview=true&token=signed-out')
  const followed = { ...LINK, 'sec-fetch-dest': 'document' }
  const opened = await askPass(payload, asked, await cookieOf(), followed)
  expect((await openPreview(payload, tokenIn(opened.location))).status).toBe(200)
  expect((await askPass(payload, 'to=//evil.example&else=back')).status).toBe(400)
  expect((await askPass(payload, 'to=/tides&else=back&else=back')).status).toBe(400)
})

test.each(['to=//evil.example', 'to=/%5Cevil.example', 'to=https://evil.example', 'to=%2F%2Fevil'])(
  '%s is refused for everybody',
  async (query) => {
    const cookie = await cookieOf()
    const answers = [await askPass(payload, query, cookie), await askPass(payload, query)]
    expect(answers).toEqual([400, 400].map((status) => ({ status, location: '' })))
  },
)

test('the preview of a record leads to the address of its draft', async () => {
  const cookie = await cookieOf()
  const data = { title: 'Villas', slug: 'old-villas', _status: 'published' } as const
  const category = await payload.create({ collection: 'real-estate-categories', data })
  const moved = { collection: 'real-estate-categories', id: category.id, draft: true } as const
  await payload.update({ ...moved, data: { slug: 'villas' } })
  const villa = {
    title: 'Salina',
    slug: 'salina',
    status: 'available',
    category: category.id,
  } as const
  const listing = await payload.create({ collection: 'listings', data: villa, draft: true })
  const bare = await payload.create({ collection: 'pages', data: { slug: '' }, draft: true })

  const pathTo = async (of: string) =>
    URL.parse((await askPass(payload, `of=${of}`, cookie)).location)?.pathname
  expect(await pathTo(`listings:${listing.id}`)).toBe('/real-estate/villas/salina')
  expect(await pathTo('global:map')).toBe('/map')
  expect((await askPass(payload, `of=pages:${bare.id}`, cookie)).status).toBe(404)
  expect((await askPass(payload, 'of=users:1', cookie)).status).toBe(400)
})

test('a delivery token of the preview scope opens a session until it is deleted', async () => {
  const token = await makeToken(payload, 'preview')
  const { session, viewer, studio: address } = await openPreview(payload, token)

  expect(viewer).toMatchObject({ kind: 'token' })
  expect(address).toBeNull()
  expect((await draftFor(session)).data).toEqual(SHOWN)
  await payload.delete({ collection: 'delivery-tokens', where: { scope: { equals: 'preview' } } })
  expect((await draftFor(session)).status).toBe(401)
})

test.each([
  ['a token of the published scope', () => makeToken(payload, 'published')],
  ['an unknown token', async () => 'x'.repeat(43)],
  ['a session instead of a token', sessionOfAda],
  ['no text', async () => undefined],
  ['a studio session', async () => (await cookieOf()).replace('payload-token=', '')],
])('%s opens no preview', async (_, token) => {
  const { status, message, session } = await openPreview(payload, await token())
  expect([status, session]).toEqual([401, undefined])
  expect(message).not.toBe('')
})

async function sessionOfAda() {
  const { location } = await askPass(payload, 'to=/', await cookieOf())
  return (await openPreview(payload, tokenIn(location))).session
}

test('a session works on the preview endpoint alone', async () => {
  const session = await sessionOfAda()
  const id = (await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id

  expect((await ask(payload, PAGE, { token: session })).status).toBe(401)
  for (const scheme of ['Bearer', 'JWT'])
    for (const path of ['/api/pages?draft=true', `/api/users/${id}`, '/api/globals/home']) {
      const { status } = await studio('GET', path, { authorization: `${scheme} ${session}` })
      expect([path, status]).toEqual([path, 403])
    }
  const cookie = await studio('GET', '/api/pages', { cookie: `payload-token=${session}` })
  expect(cookie.status).toBe(403)
  expect((await askPass(payload, 'to=/', `payload-token=${session}`)).location).toMatch(/^\/admin/)
})

test('guesses are slowed down; passes of the same client still work', async () => {
  const client = '198.51.100.7'
  const tries = Array.from({ length: 41 }, (_, i) =>
    openPreview(payload, `${i}`.repeat(40), client),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  const { location } = await askPass(payload, 'to=/', await cookieOf())

  expect(statuses.filter((status) => status === 401)).toHaveLength(40)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await openPreview(payload, tokenIn(location), client)).status).toBe(200)
})

test('a deleted account ends its previews', async () => {
  await signIn(payload, 'editor', 'grace')
  const { location } = await askPass(payload, 'to=/', await cookieOf('grace@example.com'))
  const { session } = await openPreview(payload, tokenIn(location))
  expect((await draftFor(session)).status).toBe(200)
  await payload.delete({ collection: 'users', where: { email: { equals: 'grace@example.com' } } })
  expect((await draftFor(session)).status).toBe(401)
})

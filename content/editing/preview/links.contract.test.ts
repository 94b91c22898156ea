import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../../testing/delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { openPreview, tokenIn } from '../../testing/preview.ts'

let content: TestContent
let payload: Payload
let publisher: Person
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  publisher = await signIn(payload, 'publisher')
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

async function makeLink(record: string, rest: object = { days: 7 }) {
  const reply = await publisher.ask('POST', '/preview-links/make', { record, ...rest })
  return { ...reply, address: String(reply.body.address), token: tokenIn(reply.body.address) }
}

/** Creates a preview link to a record, opens it and returns its session. */
async function sessionFor(record: string) {
  return (await openPreview(payload, (await makeLink(record)).token)).session
}

const read = (session: string, query: string) =>
  ask(payload, query, { token: session, endpoint: 'preview' })

const pageAt = (slug: string) => `page(filter: { slug: { eq: "${slug}" } }) { title }`

const draft = (title: string, slug: string) =>
  payload.create({ collection: 'pages', data: { title, slug }, draft: true })

test('a link shows the draft of its page and hides the others', async () => {
  const data = { title: 'Public', slug: 'public', _status: 'published' } as const
  const page = await payload.create({ collection: 'pages', data })
  const changed = { title: 'Changed', slug: 'changed' }
  await payload.update({ collection: 'pages', id: page.id, data: changed, draft: true })
  const own = await draft('Own', 'own')
  await draft('Secret', 'secret')

  const { address, token } = await makeLink(`pages:${own.id}`)
  const { session, viewer, studio } = await openPreview(payload, token)
  const slugs = ['own', 'secret', 'changed', 'public']
  const query = `{ ${slugs.map((slug) => `${slug}: ${pageAt(slug)}`).join(' ')} }`
  const { data: shown } = await read(session, query)

  expect(address).toBe(`https://site.example/own?preview=true&token=${token}`)
  expect([viewer, studio]).toEqual([{ kind: 'link', name: 'Own' }, null])
  expect(shown).toEqual({
    own: { title: 'Own' },
    secret: null,
    changed: null,
    public: { title: 'Public' },
  })
})

test('a shared page keeps its earlier addresses', async () => {
  const { id } = await draft('First', 'first')
  const session = await sessionFor(`pages:${id}`)
  const data = { title: 'Second', slug: 'second' }
  await payload.update({ collection: 'pages', id, data, draft: true })

  const { data: shown } = await read(
    session,
    `{ first: ${pageAt('first')} second: ${pageAt('second')} }`,
  )
  expect(shown).toEqual({ first: { title: 'Second' }, second: { title: 'Second' } })
})

test('a link to a listing goes through its category, and lists no drafts', async () => {
  const open = { title: 'Villas', slug: 'villas', _status: 'published' } as const
  const category = await payload.create({ collection: 'real-estate-categories', data: open })
  const moved = { collection: 'real-estate-categories', id: category.id, draft: true } as const
  await payload.update({ ...moved, data: { slug: 'new-villas', title: 'Not yet' } })
  const villa = { status: 'available', category: category.id, price: 5 } as const
  const make = (title: string, slug: string) =>
    payload.create({ collection: 'listings', data: { title, slug, ...villa }, draft: true })
  const own = await make('Salina', 'salina')
  await make('Hidden', 'hidden')

  const { address, token } = await makeLink(`listings:${own.id}`)
  const { session } = await openPreview(payload, token)
  const { data } = await read(
    session,
    `{ realEstateListing(filter: { slug: { eq: "salina" } }) {
         title category { title slug listingCount lowestPrice } related { title }
       }
       listings { title } _listingsMeta { count } realEstateCats { title }
       hidden: realEstateListing(filter: { slug: { eq: "hidden" } }) { title } }`,
  )

  expect(address).toMatch(/^https:\/\/site\.example\/real-estate\/villas\/salina\?/)
  expect(data).toEqual({
    realEstateListing: {
      title: 'Salina',
      category: { title: 'Villas', slug: 'villas', listingCount: 0, lowestPrice: null },
      related: [],
    },
    listings: [],
    _listingsMeta: { count: 0 },
    realEstateCats: [{ title: 'Villas' }],
    hidden: null,
  })
})

test('a listing below a category that is a draft cannot be shared yet', async () => {
  const unpublished = { title: 'Barns', slug: 'barns' }
  const options = { collection: 'real-estate-categories', draft: true } as const
  const { id } = await payload.create({ ...options, data: unpublished })
  const barn = { title: 'Barn', slug: 'barn', status: 'available', category: id } as const
  const listing = await payload.create({ collection: 'listings', data: barn, draft: true })

  const { status, message } = await makeLink(`listings:${listing.id}`)
  expect([status, message]).toEqual([400, expect.stringContaining('Publish the category')])
})

test('a link to a global shows its draft, and no other', async () => {
  const seo = (title: string) => ({ seo: { title } })
  await payload.updateGlobal({ slug: 'home', data: { ...seo('Home, live'), _status: 'published' } })
  await payload.updateGlobal({ slug: 'home', data: seo('Home, draft'), draft: true })
  await payload.updateGlobal({ slug: 'map', data: seo('Map, draft'), draft: true })
  const home = await makeLink('global:home')
  const { session } = await openPreview(payload, home.token)
  const other = await sessionFor('global:map')
  const query = '{ home { _seoMetaTags { content } } map { id } }'

  const [own, theirs] = [await read(session, query), await read(other, query)]

  expect(home.address).toMatch(/^https:\/\/site\.example\/\?preview=true&token=/)
  expect(JSON.stringify(own.data)).toContain('Home, draft')
  expect(own.data).toHaveProperty('map', null)
  expect(JSON.stringify(theirs.data)).toContain('Home, live')
  expect(theirs.data).toHaveProperty('map.id', 'map')
})

test('a link to the brand shows its draft on the home page, which has its published content otherwise', async () => {
  const slug = 'brand'
  await payload.updateGlobal({ slug, data: { statement: 'Now', _status: 'published' } })
  await payload.updateGlobal({ slug, data: { statement: 'Soon' }, draft: true })
  const own = await makeLink('global:brand')
  const session = await sessionFor('global:brand')
  const other = await sessionFor('global:map')
  const query = '{ brand { statement } }'

  expect(own.address).toMatch(/^https:\/\/site\.example\/\?preview=true&token=/)
  expect((await read(session, query)).data).toEqual({ brand: { statement: 'Soon' } })
  expect((await read(other, query)).data).toEqual({ brand: { statement: 'Now' } })
})

test('a revoked, expired or deleted link ends its previews at once', async () => {
  const pages = await Promise.all(['one', 'two', 'three'].map((slug) => draft(slug, slug)))
  const opened: { token: string; session: string }[] = []
  for (const { id } of pages) {
    const { token } = await makeLink(`pages:${id}`)
    opened.push({ token, session: (await openPreview(payload, token)).session })
  }
  const linkOf = async (index: number) => {
    const where = { record: { equals: `pages:${pages[index]?.id}` } }
    return (await payload.find({ collection: 'preview-links', where })).docs[0]?.id ?? 0
  }
  const states = () =>
    Promise.all(opened.map(async ({ session }) => (await read(session, '{ __typename }')).status))
  expect(await states()).toEqual([200, 200, 200])

  expect((await publisher.ask('POST', `/preview-links/${await linkOf(0)}/revoke`)).status).toBe(200)
  const data = { expiresAt: new Date(Date.now() - 1).toISOString() }
  await payload.update({ collection: 'preview-links', id: await linkOf(1), data })
  await payload.delete({ collection: 'pages', id: pages[2]?.id ?? 0 })

  expect(await states()).toEqual([401, 401, 401])
  const again = await Promise.all(opened.map(({ token }) => openPreview(payload, token)))
  expect(again.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(await linkOf(2)).toBe(0)
})

test('a link ends when its maker may no longer publish, and when the account is deleted', async () => {
  const { id } = await draft('Left', 'left')
  const makers = [
    await signIn(payload, 'publisher', 'lea'),
    await signIn(payload, 'publisher', 'max'),
  ]
  const links: { token: string; session: string }[] = []
  for (const maker of makers) {
    const body = { record: `pages:${id}`, days: 30 }
    const reply = await maker.ask('POST', '/preview-links/make', body)
    const token = tokenIn(reply.body.address)
    links.push({ token, session: (await openPreview(payload, token)).session })
  }
  const states = () =>
    Promise.all(links.map(async ({ session }) => (await read(session, '{ __typename }')).status))
  expect(await states()).toEqual([200, 200])

  const [lea, max] = makers.map((maker) => maker.id)
  await payload.update({ collection: 'users', id: lea ?? 0, data: { role: 'editor' } })
  await payload.delete({ collection: 'users', id: max ?? 0 })

  expect(await states()).toEqual([401, 401])
  const again = await Promise.all(links.map(({ token }) => openPreview(payload, token)))
  expect(again.map(({ status }) => status)).toEqual([401, 401])
  const { body } = await publisher.ask('GET', `/preview-links?where[record][equals]=pages:${id}`)
  expect(body.docs).toMatchObject([
    { state: 'Ended: its maker may not publish' },
    { state: 'Ended: its maker may not publish' },
  ])
})

test('uses are counted; the token itself is not stored and never shown again', async () => {
  const { id } = await draft('Counted', 'counted')
  const { token } = await makeLink(`pages:${id}`, { days: 1, note: 'for the lawyer' })
  await Promise.all([openPreview(payload, token), openPreview(payload, token)])

  const { body } = await publisher.ask('GET', `/preview-links?where[record][equals]=pages:${id}`)
  expect(body.docs).toMatchObject([
    { page: 'Counted', note: 'for the lawyer', uses: 2, state: 'Works' },
  ])
  const where = { record: { equals: `pages:${id}` } }
  const options = { collection: 'preview-links', where, showHiddenFields: true } as const
  const stored = JSON.stringify(await payload.find(options))
  const secret = token.split('.')[1] ?? ''
  expect([JSON.stringify(body), stored].filter((text) => text.includes(secret))).toEqual([])
  expect(JSON.stringify(body)).not.toContain('tokenHash')
})

test('only publishers make, see and revoke links', async () => {
  const { id } = await draft('Roles', 'roles')
  const link = { record: `pages:${id}`, days: 7 }
  await makeLink(link.record)

  const refused = [
    await editor.ask('POST', '/preview-links/make', link),
    await editor.ask('GET', '/preview-links'),
    await editor.ask('POST', '/preview-links/1/revoke'),
    await editor.ask('DELETE', '/preview-links/1'),
    await publisher.ask('POST', '/preview-links', { ...link, tokenHash: 'a', page: 'Own hash' }),
    await publisher.ask('PATCH', '/preview-links/1', { expiresAt: '2999-01-01T00:00:00Z' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
})

test.each([
  ['a month and a day', { days: 31 }],
  ['no days', {}],
  ['half a day', { days: 0.5 }],
  ['a record that is not there', { record: 'pages:999999', days: 1 }],
  ['a picture', { record: 'media:1', days: 1 }],
  ['an account', { record: 'users:1', days: 1 }],
])('%s gives no link, but a reason', async (_, rest) => {
  const { id } = await draft('Odd', '')
  const { status, message } = await makeLink(`pages:${id}`, rest)
  expect(status).toBe(400)
  expect(message).toMatch(/\.$/)
})

test('a page without a slug has no address to share', async () => {
  const { id } = await payload.create({ collection: 'pages', data: { slug: '' }, draft: true })
  const { status, message } = await makeLink(`pages:${id}`)
  expect([status, message]).toEqual([400, expect.stringContaining('Enter a slug')])
})

test('the token of a link is no delivery token and no session', async () => {
  const { id } = await draft('Plain', 'plain')
  const { token } = await makeLink(`pages:${id}`)
  await makeToken(payload, 'preview')
  const answers = [
    await ask(payload, '{ __typename }', { token }),
    await ask(payload, '{ __typename }', { token, endpoint: 'preview' }),
    await ask(payload, '{ __typename }', { token: await sessionFor(`pages:${id}`) }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  expect((await openPreview(payload, `${token}x`)).status).toBe(401)
})

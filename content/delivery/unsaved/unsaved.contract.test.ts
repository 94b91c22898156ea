import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from '../../payload/access.ts'
import { block } from '../../testing/block.ts'
import { ask, makeToken } from '../../testing/delivery.ts'
import { makeCategory } from '../../testing/listing.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { PASSWORD, type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { askPass, openPreview, tokenIn } from '../../testing/preview.ts'

let content: TestContent
let payload: Payload
let editor: Person
let other: Person
let session: string
let picture: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor', 'ann')
  other = await signIn(payload, 'administrator', 'bob')
  session = await openSession('ann@example.com')
  picture = await makePicture(payload, { alt: 'A cove' })
})
afterAll(() => content[Symbol.asyncDispose]())

const PAGE = `query ($slug: String) { page(filter: { slug: { eq: $slug } }) {
  title slug blocks { ... on HeroRecord { id title look media { image { id alt } } } } } }`

type Options = { slug: string; key: string; only?: string; by?: string; endpoint?: Scope }

/** Sends a query as the site does for an editor: with a session, and the key of the document. */
async function preview({ slug, key, only, by, endpoint = 'preview' }: Options) {
  const token = by ?? session
  const headers = { 'x-unsaved': key, ...(only !== undefined && { 'x-blocks': only }) }
  return ask(payload, PAGE, { token, endpoint, headers, variables: { slug } })
}

/** The preview session of an account. */
async function openSession(email: string) {
  const data = { email, password: PASSWORD }
  const { token } = await payload.login({ collection: 'users', data })
  const { location } = await askPass(payload, 'to=/', `payload-token=${token}`)
  return (await openPreview(payload, tokenIn(location))).session
}

const hero = (id: string, title: string, more: object = {}) => ({
  [id]: { id, blockType: 'hero', title, ...more },
})

async function makePage(slug: string) {
  const data = { title: 'Stored', slug, blocks: [block('hero', { title: 'Old' })] }
  const { id } = await payload.create({ collection: 'pages', data, draft: true })
  return `pages:${id}`
}

async function send(body: object, by = editor) {
  const reply = await by.ask('POST', '/unsaved', body)
  return { ...reply, key: String(reply.body.key) }
}

test('typed text is shown to the person who types, and is not stored', async () => {
  const record = await makePage('cove')
  const values = { title: 'Typed', slug: 'cove', seo: { title: 7 }, unknown: true, id: 99 }
  const media = { image: String(picture) }
  const blocks = {
    ...hero('a', 'New', { media }),
    ...hero('b', 'Second'),
    c: { blockType: 'gone' },
  }
  const { status, body, key } = await send({ record, values, blocks, order: ['b', 'a', 'c'] })

  expect({ status, body }).toMatchObject({ status: 200, body: { version: 1, path: '/cove' } })
  const { data, errors } = Object(await preview({ slug: 'cove', key }))
  expect(errors).toEqual([])
  expect(data.page).toMatchObject({
    title: 'Typed',
    blocks: [
      { id: 'b', title: 'Second', media: { image: null } },
      { id: 'a', title: 'New', media: { image: { id: String(picture), alt: 'A cove' } } },
    ],
  })
  const token = await makeToken(payload, 'preview')
  const stored = await ask(payload, PAGE, {
    token,
    endpoint: 'preview',
    variables: { slug: 'cove' },
  })
  expect(stored.data).toHaveProperty('page.title', 'Stored')
})

test('only changes are sent; other blocks are not read', async () => {
  const record = await makePage('bay')
  const media = { image: picture }
  const blocks = { ...hero('a', 'One', { media }), ...hero('b', 'Two', { media }) }
  const { key } = await send({
    record,
    values: { title: 'T', slug: 'bay' },
    blocks,
    order: ['a', 'b'],
  })

  const { body } = await send({
    record,
    key,
    blocks: hero('b', 'Three', { media, look: 'x' }),
  })
  const { data } = Object(await preview({ slug: 'bay', key, only: 'b' }))
  await send({ record, key, order: ['b'] })
  const after = Object(await preview({ slug: 'bay', key }))

  expect(body).toMatchObject({ key, version: 2 })
  expect(data.page.blocks).toMatchObject([
    { id: 'a', title: 'One', media: { image: null } },
    { id: 'b', title: 'Three', look: null, media: { image: { id: String(picture) } } },
  ])
  expect(after.data.page.blocks).toMatchObject([{ id: 'b' }])
})

test('a text that is not a valid id is not shown as the id of a row', async () => {
  const record = await makePage('odd')
  const text = (title: string) => ({ text: { title } })
  const links = [
    { id: '"><img src=x>', ...text('One') },
    { id: 'row-2', ...text('Two') },
  ]
  const blocks = { a: { id: 'a', blockType: 'accordion_5050', links } }
  const { key } = await send({ record, values: { slug: 'odd' }, blocks, order: ['a'] })

  const query = `{ page(filter: { slug: { eq: "odd" } }) {
    blocks { ... on Accordion5050Record { links { id text { title } } } } } }`
  const headers = { 'x-unsaved': key }
  const { data } = await ask(payload, query, { token: session, endpoint: 'preview', headers })
  expect(data).toMatchObject({
    page: {
      blocks: [
        {
          links: [
            { id: '', ...text('One') },
            { id: 'row-2', ...text('Two') },
          ],
        },
      ],
    },
  })
})

test('nobody else sees an unsaved document, and no other endpoint shows it', async () => {
  const record = await makePage('reef')
  const { key } = await send({ record, values: { title: 'Mine', slug: 'reef' }, order: [] })
  const [token, published, theirs] = await Promise.all([
    makeToken(payload, 'preview'),
    makeToken(payload, 'published'),
    openSession('bob@example.com'),
  ])
  const refused = await Promise.all([
    preview({ slug: 'reef', key, by: token }),
    preview({ slug: 'reef', key, by: theirs }),
    preview({ slug: 'reef', key, by: published, endpoint: 'published' }),
    preview({ slug: 'reef', key: 'x'.repeat(32) }),
  ])

  expect(refused.map(({ status, data }) => [status, data])).toEqual(Array(4).fill([410, undefined]))
  expect((await preview({ slug: 'reef', key })).data).toMatchObject({ page: { title: 'Mine' } })
  expect((await send({ record, key }, other)).status).toBe(410)
  expect((await send({ record: 'global:home', key })).status).toBe(410)
})

test('a malformed request gets a sentence', async () => {
  const refused = await Promise.all(
    [{ record: 'users:1' }, { record: 'pages:x' }, { record: 'global:home', order: 'a' }].map(
      (body) => send(body),
    ),
  )
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
  expect((await send({ record: 'pages:9999' })).status).toBe(404)
})

test('a page keeps its address while its slug is typed; a listing needs a category', async () => {
  const record = await makePage('old-name')
  const first = await send({ record, values: { title: 'T', slug: 'old-name' }, order: [] })
  const typed = await send({ record, key: first.key, values: { slug: 'New name!' } })
  const { id } = await payload.create({ collection: 'listings', data: { title: 'L' }, draft: true })
  const listing = `listings:${id}`
  const without = await send({ record: listing, values: { title: 'L', slug: 'l' } })
  const category = await makeCategory(payload, 'Villas')
  const within = await send({ record: listing, key: without.key, values: { category } })

  expect(typed.body.path).toBe('/draft')
  expect(Object(await preview({ slug: 'old-name', key: first.key })).data.page.title).toBe('T')
  expect([without.body.path, within.body.path]).toEqual([null, '/real-estate/villas/l'])
})

test('a new record is shown before it is saved, to those who may make one', async () => {
  const values = { title: 'Not stored', slug: 'not-stored' }
  const blocks = hero('a', 'First words', { media: { image: picture } })
  const { body, key } = await send({ record: 'pages:0', values, blocks, order: ['a'] })
  expect(body.path).toBe('/draft')
  const { data, errors } = Object(await preview({ slug: 'draft', key }))
  expect(errors).toEqual([])
  expect(data.page).toMatchObject({
    title: 'Not stored',
    blocks: [{ title: 'First words', media: { image: { id: String(picture) } } }],
  })

  const category = await makeCategory(payload, 'Lofts')
  const without = await send({ record: 'listings:0', values: { title: 'L' } })
  const within = await send({ record: 'listings:0', key: without.key, values: { category } })
  expect([without.body.path, within.body.path]).toEqual([null, '/real-estate/lofts/draft'])
  const query = `{ realEstateListing(filter: { slug: { eq: "draft" } }) { id title category { title } } }`
  const headers = { 'x-unsaved': within.key }
  const listing = await ask(payload, query, { token: session, endpoint: 'preview', headers })
  expect(listing.data).toEqual({
    realEstateListing: { id: '0', title: 'L', category: { title: 'Lofts' } },
  })
})

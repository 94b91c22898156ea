import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'

let content: TestContent
let payload: Payload
let token: string
let publisher: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  publisher = await signIn(payload, 'publisher')
})
afterAll(() => content[Symbol.asyncDispose]())

/** The request that the studio’s Publish button sends. */
const publish = (collection: string, data: object) =>
  publisher.ask('POST', `/${collection}`, { ...data, _status: 'published' })

async function blocksAt(slug: string) {
  const query = `query ($slug: String) { page(filter: { slug: { eq: $slug } }) {
    title blocks { ... on IntroRecord { eyebrow text } }
  } }`
  const { data, errors } = await ask(payload, query, { token, variables: { slug } })
  expect(errors).toEqual([])
  return data?.page
}

test.each([
  ['fifty thousand characters', 'Word '.repeat(10_000).trim()],
  ['emoji of several parts', '👩‍👩‍👧‍👦 🏳️‍🌈 🇪🇸 é ﷽'],
  ['right-to-left text', 'مرحبا بكم في «بونتا ألبا» — شاطئ هادئ\nשלום'],
  ['what looks like markup', '<script>alert(1)</script> & "quotes" \\ {{x}} %00'],
  ['lines', 'One\n\nTwo\nThree'],
])('%s: the API returns the text unchanged', async (name, text) => {
  const slug = name.replaceAll(' ', '-')
  const blocks = [block('intro', { eyebrow: text.slice(0, 80), text })]

  const { status } = await publish('pages', { title: name, slug, blocks })

  expect(status).toBe(201)
  expect(await blocksAt(slug)).toEqual({
    title: name,
    blocks: [{ eyebrow: text.slice(0, 80), text }],
  })
})

test('a text of 250,000 characters cannot be published, but a draft keeps it', async () => {
  const blocks = [block('intro', { text: 'x'.repeat(250_000) })]
  const refused = await publish('pages', { title: 'Too long', blocks })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('must be shorter than the max length of 200000')
  const kept = await publisher.ask('POST', '/pages?draft=true', { title: 'Too long', blocks })
  expect(kept.status).toBe(201)
})

test('a title without letters is rejected with a message about the slug', async () => {
  const { status, body } = await publish('pages', { title: '🏖️🌅' })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('no Latin letters to generate a slug from')
})

const BAD = ['../etc', '..', 'a%00b', 'The-Bay', '🏖️', 'a b', 'a/b', '-', 'é', 'x'.repeat(81)]

test.each(BAD)('the slug %j is rejected with a message', async (slug) => {
  const { status, body } = await publish('pages', { title: 'A page', slug })
  expect(status).toBe(400)
  const sentence = expect.stringMatching(/^(Use lowercase letters|Use at most 80).+\.$/)
  expect(body).toMatchObject({ errors: [{ data: { errors: [{ message: sentence }] } }] })
})

test.each([...BAD, 'a\u0000b', 'x'.repeat(5000), "' or 1=1 --"])(
  'querying the slug %j returns nothing and no error',
  async (slug) => {
    const variables = { slug }
    const query = `query ($slug: String!) {
    page(filter: { slug: { eq: $slug } }) { id }
    realEstateListing(filter: { slug: { eq: $slug } }) { id }
    listings(filter: { category: { eq: $slug }, text: { matches: $slug } }) { id }
  }`
    const { status, data, errors } = await ask(payload, query, { token, variables })
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { page: null, realEstateListing: null, listings: [] },
      errors: [],
    })
  },
)

test('pages that link to each other are read once each', async () => {
  const one = await payload.create({ collection: 'pages', data: titled('Circle one') })
  const other = await payload.create({
    collection: 'pages',
    data: { ...titled('Circle two'), blocks: [leadsTo(one.id)] },
  })
  const blocks = [leadsTo(other.id), leadsTo(one.id)]
  await payload.update({ collection: 'pages', id: one.id, data: { blocks } })
  const query = `{ page(filter: { slug: { eq: "circle-one" } }) {
    blocks { ... on BannerCtaRecord { link { label to } } }
  } }`

  const { data, errors, tags } = await ask(payload, query, { token })

  expect(errors).toEqual([])
  expect(data).toHaveProperty('page.blocks', [
    { link: { label: 'On', to: '/circle-two' } },
    { link: { label: 'On', to: '/circle-one' } },
  ])
  const pages = tags.filter((tag) => /^pages:\d/.test(tag))
  expect(pages).toEqual(
    [`pages:${one.id}`, `pages:${one.id}:address`, `pages:${other.id}:address`].sort(),
  )
})

function titled(title: string) {
  return { title, _status: 'published' as const }
}

function leadsTo(page: number): NonNullable<Page['blocks']>[number] {
  return block('banner_cta', { title: 'On', link: { label: 'On', target: 'page', page } })
}

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../payload-types.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { type Person, signIn } from '../testing/people.ts'
import { makePicture } from '../testing/picture.ts'
import type { IndexedPage } from './context.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

describe('hard inputs', () => {
  let token: string
  let publisher: Person

  beforeAll(async () => {
    token = await makeToken(payload, 'published')
    publisher = await signIn(payload, 'publisher')
  })

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

  const BAD = [
    '../etc',
    '..',
    'a%00b',
    'a\u0000b',
    'The-Bay',
    '🏖️',
    'a b',
    'a/b',
    '-',
    'é',
    'x'.repeat(81),
  ]

  test.each(BAD)('the slug %j is rejected with a message', async (slug) => {
    const { status, body } = await publish('pages', { title: 'A page', slug })
    expect(status).toBe(400)
    const sentence = expect.stringMatching(/^(Use lowercase letters|Use at most 80).+\.$/)
    expect(body).toMatchObject({ errors: [{ data: { errors: [{ message: sentence }] } }] })
  })

  test.each([...BAD, 'x'.repeat(5000), "' or 1=1 --"])(
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
})

describe('indexed pages', () => {
  const QUERY = '{ indexedPages { id path title description createdAt updatedAt image } }'

  async function indexed(scope: 'published' | 'preview') {
    const token = await makeToken(payload, scope)
    const { data, errors, tags } = await ask(payload, QUERY, { token, endpoint: scope })
    expect(errors).toEqual([])
    const pages = (data?.indexedPages ?? []) as IndexedPage[]
    return { tags, pages: new Map(pages.map((page) => [page.path, page])) }
  }

  test('search engines learn of published pages that are not hidden from them', async () => {
    const picture = await makePicture(payload, { alt: 'terrace' })
    const own = await makePicture(payload, { alt: 'own' })
    const category = await makeCategory(payload, 'Lake Villas')
    await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } })
    await payload.updateGlobal({
      slug: 'map',
      data: { title: 'A short\n*walk*', _status: 'published' },
    })
    const about = { title: 'About', slug: 'about', _status: 'published' } as const
    await payload.create({
      collection: 'pages',
      data: { ...about, seo: { title: 'About us', description: 'Who we are.', image: own } },
    })
    await payload.create({
      collection: 'pages',
      data: { ...about, slug: 'hidden', seo: { noIndex: true } },
    })
    await payload.create({ collection: 'pages', data: { ...about, slug: 'draft' }, draft: true })
    const { id } = await makeListing(payload, 'Casa Duna', {
      category,
      description: 'Between pines & quiet',
      pictures: [picture, own],
    })
    await payload.create({
      collection: 'galleries',
      data: { title: 'Views', slug: 'views', images: [own], _status: 'published' },
    })

    const { pages, tags } = await indexed('published')
    expect(tags).toContain('indexed-pages')
    expect([...pages.keys()].toSorted()).toEqual([
      '/',
      '/about',
      '/gallery/views',
      '/map',
      '/real-estate/lake-villas',
      '/real-estate/lake-villas/casa-duna',
    ])
    expect(pages.get('/about')).toMatchObject({ title: 'About us', description: 'Who we are.' })
    expect(pages.get('/map')).toMatchObject({ id: 'map', title: 'A short walk' })
    expect(pages.get('/about')?.image).toMatch(/^\/media\/own/)
    expect(pages.get('/gallery/views')?.image).toMatch(/^\/media\/own/)
    const house = pages.get('/real-estate/lake-villas/casa-duna')
    expect(house).toMatchObject({ id: String(id), description: 'Between pines & quiet' })
    expect(house?.image).toMatch(/^\/media\/terrace/)
    const record = await payload.findByID({ collection: 'listings', id })
    expect(house).toMatchObject({ createdAt: record.createdAt, updatedAt: record.updatedAt })
  })

  test('a preview lists drafts as well, and no page that is hidden', async () => {
    const { pages } = await indexed('preview')
    expect(pages.has('/about')).toBe(true)
    expect(pages.has('/hidden')).toBe(false)
    expect(pages.get('/real-estate/lake-villas/casa-duna')?.image).toMatch(/^\/media\/terrace/)
  })
})

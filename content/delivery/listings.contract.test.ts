import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Listing, Page } from '../payload-types.ts'
import { untilUsesAreWritten } from '../service/note-use.ts'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { lexical, words } from '../testing/rich-text.ts'
import { rangeTags } from './price-tags.ts'

let content: TestContent
let payload: Payload
let token: string
const categories: Record<string, number> = {}

const MILLION = 1_000_000

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  for (const title of ['Lagoon', 'Sea']) categories[title] = await makeCategory(payload, title)
  const make = (title: string, category: string, data: Omit<Partial<Listing>, 'category'>) =>
    makeListing(payload, title, { category: categories[category] ?? 0, blocks: RELATED, ...data })
  await make('Sorrel', 'Lagoon', { price: 5 * MILLION })
  await make('Dear', 'Lagoon', { price: 9 * MILLION })
  await make('Near', 'Lagoon', { price: 4.5 * MILLION })
  await make('Sold', 'Lagoon', { price: 4 * MILLION, status: 'sold' })
  await make('Draft', 'Lagoon', { price: 5 * MILLION, _status: 'draft' })
  await make('Sea far', 'Sea', { price: 1 * MILLION, status: 'reserved' })
  await make('Sea near', 'Sea', { price: 6 * MILLION })
  await make('Sea silent', 'Sea', {})
})
afterAll(() => content[Symbol.asyncDispose]())

const RELATED: Listing['blocks'] = [block('listings_related')]

const ITEMS = 'blocks { ... on ListingsRelatedRecord { listing { title } items { title } } }'

function askListing(slug: string, selection = ITEMS) {
  const filter = `filter: { slug: { eq: "${slug}" } }`
  return ask(payload, `{ record: realEstateListing(${filter}) { ${selection} } }`, { token })
}

async function askPage(slug: string, blocks: Page['blocks'], selection: string) {
  const data = { title: slug, slug, _status: 'published', blocks } as const
  await payload.create({ collection: 'pages', data })
  const filter = `filter: { slug: { eq: "${slug}" } }`
  return ask(payload, `{ record: page(${filter}) { blocks { ${selection} } } }`, { token })
}

const titled = (...titles: string[]) => titles.map((title) => ({ title }))

test('related listings come from the same category first, sorted by price difference', async () => {
  const { data, errors, tags } = await askListing('sorrel')

  expect(errors).toEqual([])
  expect(data).toHaveProperty('record.blocks.0', {
    listing: { title: 'Sorrel' },
    items: titled('Near', 'Dear', 'Sea near', 'Sea far'),
  })
  const lagoon = `listings/category=${categories.Lagoon}`
  expect(tags).toEqual(expect.arrayContaining(rangeTags(lagoon, 0, Number.POSITIVE_INFINITY)))
})

test('the field `related` of a listing returns the same listings as the block', async () => {
  const { data } = await askListing('sorrel', `related { title } ${ITEMS}`)

  expect(data).toHaveProperty('record.related', titled('Near', 'Dear', 'Sea near', 'Sea far'))
  expect(data).toHaveProperty('record.blocks.0.items', Object(data).record.related)
})

test('related listings without a price come last; without an own price the newest come first', async () => {
  const far = await askListing('sea-far')
  expect(far.data).toHaveProperty(
    'record.blocks.0.items',
    titled('Sea near', 'Sea silent', 'Near', 'Sorrel'),
  )

  const silent = await askListing('sea-silent')
  expect(silent.data).toHaveProperty(
    'record.blocks.0.items',
    titled('Sea near', 'Sea far', 'Near', 'Dear'),
  )
})

test('on other pages the block shows the newest available listings', async () => {
  const shown = block('listings_related')
  const { data, tags } = await askPage(
    'away',
    [shown],
    '... on ListingsRelatedRecord { listing { title } items { title } }',
  )

  expect(data).toHaveProperty('record.blocks.0', {
    listing: null,
    items: titled('Sea silent', 'Sea near', 'Near', 'Dear'),
  })
  // A listing of an unpublished category has no page until it moves to another one.
  expect(tags).toEqual(expect.arrayContaining(['listings:by=status', 'listings:by=category']))
})

test('the block links to the real estate overview only while that is published', async () => {
  const shown = block('listings_related')
  const selection = '... on ListingsRelatedRecord { overview { slug } }'
  const before = await askPage('way-to-all', [shown], selection)
  expect(before.data).toHaveProperty('record.blocks.0', { overview: null })
  expect(before.tags).toContain('global:real-estate-overview:address')
  expect(before.tags).not.toContain('global:real-estate-overview')

  await payload.updateGlobal({ slug: 'real-estate-overview', data: { _status: 'published' } })
  const query = `{ record: page(filter: { slug: { eq: "way-to-all" } }) { blocks { ${selection} } } }`
  const after = await ask(payload, query, { token })
  expect(after.data).toHaveProperty('record.blocks.0', { overview: { slug: 'real-estate' } })
})

test('listings whose category is a draft are not related', async () => {
  const draft = await payload.create({
    collection: 'real-estate-categories',
    data: { title: 'Hidden' },
    draft: true,
  })
  const near = { price: 5 * MILLION, category: draft.id }
  const hidden = [await makeListing(payload, 'Hidden 1', near)]
  hidden.push(await makeListing(payload, 'Hidden 2', near))
  const { data, tags } = await askListing('sorrel')

  expect(data).toHaveProperty(
    'record.blocks.0.items',
    titled('Near', 'Dear', 'Sea near', 'Sea far'),
  )
  expect(tags).toContain('real-estate-categories:list')
  for (const { id } of hidden) await payload.delete({ collection: 'listings', id })
  await payload.delete({ collection: 'real-estate-categories', id: draft.id })
})

test('drafts are related in the preview only', async () => {
  const preview = await makeToken(payload, 'preview')
  const filter = 'filter: { slug: { eq: "sorrel" } }'
  const query = `{ record: realEstateListing(${filter}) { ${ITEMS} } }`
  const { data } = await ask(payload, query, { token: preview, endpoint: 'preview' })

  expect(data).toHaveProperty('record.blocks.0.items', titled('Draft', 'Near', 'Dear', 'Sea near'))
})

test('categories keep the studio’s order and have a listing count and a lowest price', async () => {
  const last = await payload.findByID({
    collection: 'real-estate-categories',
    id: categories.Sea ?? 0,
  })
  await makeCategory(payload, 'Empty')
  await payload.update({
    collection: 'real-estate-categories',
    id: categories.Lagoon ?? 0,
    data: { _order: `${last._order}V` },
  })
  const selection = `... on RealEstateCategoriesRecord {
    categories { title listingCount availableCount lowestPrice currency locale }
  }`
  const shown = block('real_estate_categories')
  const { data, errors, tags } = await askPage('categories', [shown], selection)

  const money = { currency: 'EUR', locale: 'en-GB' }
  expect(errors).toEqual([])
  expect(data).toHaveProperty('record.blocks.0.categories', [
    { title: 'Sea', listingCount: 3, availableCount: 2, lowestPrice: 6 * MILLION, ...money },
    { title: 'Lagoon', listingCount: 4, availableCount: 3, lowestPrice: 4.5 * MILLION, ...money },
    { title: 'Empty', listingCount: 0, availableCount: 0, lowestPrice: null, ...money },
  ])
  expect(tags).toEqual(
    expect.arrayContaining([
      ...['global:site', 'real-estate-categories:list', 'real-estate-categories:by=_order'],
      expect.stringMatching(/^listings\/category=\d+:list$/),
    ]),
  )
})

test('the preview includes drafts in the listing count of a category', async () => {
  const preview = await makeToken(payload, 'preview')
  const query = '{ realEstateCats { title listingCount lowestPrice } }'
  const { data } = await ask(payload, query, { token: preview, endpoint: 'preview' })

  expect(data?.realEstateCats).toEqual([
    { title: 'Empty', listingCount: 0, lowestPrice: null },
    { title: 'Lagoon', listingCount: 5, lowestPrice: 4.5 * MILLION },
    { title: 'Sea', listingCount: 3, lowestPrice: 6 * MILLION },
  ])
})

test('texts name the figures of all listings, and depend on them', async () => {
  const text = '{released} released, {available} available, from {lowest}. {other}'
  const blocks = [
    block('hero', { title: text }),
    block('content_block', { text: lexical([words('Of {released} houses')]) }),
    block('hero', {
      title: '{Released in words} released, {available in words} left. {released in}',
    }),
  ]
  const selection = '... on HeroRecord { title } ... on ContentBlockRecord { text }'
  const { data, tags } = await askPage('figures', blocks, selection)

  expect(data).toHaveProperty('record.blocks', [
    { title: '7 released, 5 available, from €4,500,000. {other}' },
    { text: expect.stringContaining('Of 7 houses') },
    { title: 'Seven released, five left. {released in}' },
  ])
  expect(tags).toEqual(
    expect.arrayContaining(['listings:list', 'listings:by=status', 'global:site', 'global:brand']),
  )
})

test('the number of database queries does not depend on the number of categories', async () => {
  const spies = [vi.spyOn(payload.db, 'find'), vi.spyOn(payload.db, 'count')]
  const statements = vi.spyOn(payload.db, 'execute')
  onTestFinished(() => void vi.restoreAllMocks())
  const query = '{ realEstateCats { listingCount lowestPrice } }'
  const countQueries = async () => {
    // The use of a token is written after its request, perhaps not yet for the test before.
    await untilUsesAreWritten(payload)
    for (const spy of [...spies, statements]) spy.mockClear()
    const { data } = await ask(payload, query, { token })
    const read = spies.flatMap(({ mock }) => mock.calls.map(([{ collection }]) => collection))
    const categories = Object(data).realEstateCats.length
    // The job queue is polled at the same time.
    const queries = read.filter((name) => name === 'listings' || name === 'real-estate-categories')
    return { categories, queries, statements: statements.mock.calls.length }
  }
  const few = await countQueries()
  for (const number of [1, 2, 3, 4, 5]) await makeCategory(payload, `Empty ${number}`)

  // The names of addresses, and the totals.
  expect(few).toMatchObject({ categories: 3, statements: 2 })
  expect(await countQueries()).toEqual({ ...few, categories: 8 })
})

test('a listing has the currency and locale of the settings, and depends on them', async () => {
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Our Place', currency: 'CHF', locale: 'de-CH', _status: 'published' },
  })
  const { data, tags } = await askListing('sorrel', 'price currency locale')

  expect(data).toEqual({ record: { price: 5 * MILLION, currency: 'CHF', locale: 'de-CH' } })
  expect(tags).toContain('global:site')
})

test('picked listings keep their order; unpublished and deleted ones are left out', async () => {
  const { docs } = await payload.find({ collection: 'listings', limit: 20, sort: 'title' })
  const idOf = (name: string) => docs.find(({ title }) => title === name)?.id ?? 0
  const items = ['Sea near', 'Draft', 'Sorrel', 'Dear'].map(idOf)
  const selection = '... on FeaturedListingsRecord { items { title } }'
  await askPage('picked', [block('featured_listings', { items })], selection)
  // Bypasses the usage guard, which the delivery API does not rely on.
  await payload.db.deleteOne({ collection: 'listings', where: { id: { equals: idOf('Dear') } } })
  const filter = 'filter: { slug: { eq: "picked" } }'
  const query = `{ record: page(${filter}) { blocks { ${selection} } } }`
  const { data, errors } = await ask(payload, query, { token })

  expect(errors).toEqual([])
  expect(data).toHaveProperty('record.blocks.0.items', titled('Sea near', 'Sorrel'))
})

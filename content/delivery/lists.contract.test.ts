import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { block } from '../testing/block.ts'
import { ask, makeToken } from '../testing/delivery.ts'
import { makeCategory, makeListing } from '../testing/listing.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { makeDrawing, makePicture } from '../testing/picture.ts'

let content: TestContent
let payload: Payload
let token: string
let preview: string
let sea: number
let lagoon: number

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  await payload.updateGlobal({
    slug: 'site',
    data: { name: 'Our Place', currency: 'EUR', locale: 'en-GB', _status: 'published' },
  })
  sea = await makeCategory(payload, 'Slope Villas')
  lagoon = await makeCategory(payload, 'Lake Villas')
  const villa = { category: sea, bedrooms: 4, area: 400, price: 3_000_000 }
  await makeListing(payload, 'Villa Alba', {
    ...villa,
    unit: 'S 01',
    price: 4_850_000,
    meshKey: 'a-1',
  })
  await makeListing(payload, 'Villa Brisa', { ...villa, bedrooms: 3, area: 280.5, meshKey: '' })
  await makeListing(payload, 'Villa Canto', { ...villa, status: 'sold', price: 2_400_000 })
  await makeListing(payload, 'Casa Duna', {
    category: lagoon,
    description: 'Between pines & 100% quiet',
    price: null,
  })
  const draft = { title: 'Villa Éter', category: sea, price: 1 }
  await payload.create({
    collection: 'listings',
    data: { ...draft, status: 'available' },
    draft: true,
  })
})
afterAll(() => content[Symbol.asyncDispose]())

async function titles(args: string) {
  const query = `{ listings(${args}) { title } _listingsMeta { count } }`
  const { data, errors } = await ask(payload, query, { token })
  expect(errors).toEqual([])
  const listings = (data?.listings ?? []) as { title: string }[]
  return listings.map(({ title }) => title)
}

test.each([
  ['first: 100', ['Casa Duna', 'Villa Alba', 'Villa Brisa', 'Villa Canto']],
  ['first: 2', ['Casa Duna', 'Villa Alba']],
  ['first: 2, skip: 1', ['Villa Alba', 'Villa Brisa']],
  ['first: 2, skip: 2', ['Villa Brisa', 'Villa Canto']],
  ['first: 3, skip: 2', ['Villa Brisa', 'Villa Canto']],
  ['first: 0', []],
  ['orderBy: [title_DESC], first: 2', ['Villa Canto', 'Villa Brisa']],
  ['orderBy: [bedrooms_DESC, price_ASC], first: 2', ['Villa Canto', 'Villa Alba']],
  ['orderBy: [price_ASC]', ['Villa Canto', 'Villa Brisa', 'Villa Alba', 'Casa Duna']],
  ['orderBy: [price_DESC]', ['Villa Alba', 'Villa Brisa', 'Villa Canto', 'Casa Duna']],
  ['orderBy: [price_DESC], first: 2, skip: 2', ['Villa Canto', 'Casa Duna']],
  ['orderBy: [price_ASC], first: 2, skip: 3', ['Casa Duna']],
  ['orderBy: [price_ASC], first: 2, skip: 4', []],
  ['orderBy: [price_ASC], filter: { price: { exists: false } }', ['Casa Duna']],
  ['orderBy: [unit_DESC]', ['Villa Alba', 'Villa Brisa', 'Villa Canto', 'Casa Duna']],
  ['orderBy: [_createdAt_DESC], first: 1', ['Casa Duna']],
  ['filter: { category: { eq: "lake-villas" } }', ['Casa Duna']],
  ['filter: { category: { in: ["lake-villas", "none"] } }', ['Casa Duna']],
  ['filter: { category: { eq: "none" } }', []],
  ['filter: { category: { in: [] } }', []],
  ['filter: { bedrooms: { gte: 4 }, status: { in: [available, reserved] } }', ['Villa Alba']],
  ['filter: { price: { gt: 2400000, lt: 4850000 } }', ['Villa Brisa']],
  ['filter: { price: { lte: 2400000 } }', ['Villa Canto']],
  ['filter: { price: { exists: false } }', ['Casa Duna']],
  ['filter: { area: { eq: 280.5 } }', ['Villa Brisa']],
  ['filter: { status: { eq: sold } }', ['Villa Canto']],
  ['filter: { meshKey: { exists: true } }', ['Villa Alba']],
  ['filter: { meshKey: { exists: false } }', ['Casa Duna', 'Villa Brisa', 'Villa Canto']],
  ['filter: { meshKey: {} }', ['Casa Duna', 'Villa Alba', 'Villa Brisa', 'Villa Canto']],
  ['filter: { text: { matches: "villa s 01" } }', ['Villa Alba']],
  ['filter: { text: { matches: "PINES duna" } }', ['Casa Duna']],
  ['filter: { text: { matches: "%" } }', ['Casa Duna', 'Villa Alba', 'Villa Brisa', 'Villa Canto']],
  ['filter: { text: { matches: "nowhere" } }', []],
])('listings(%s)', async (args, expected) => {
  expect(await titles(args)).toEqual(expected)
})

test('units are sorted in natural order, and listings without a unit come last', async () => {
  const category = await makeCategory(payload, 'Rows')
  const units = { Ten: 'R 10', None: '', Two: 'R 2', 'Two B': 'r 2b' }
  const made = Object.entries(units).map(([title, unit]) => ({ title, category, unit }))
  const ids: number[] = []
  for (const { title, ...data } of made) ids.push((await makeListing(payload, title, data)).id)
  const filter = 'filter: { category: { eq: "rows" } }'
  expect(await titles(`${filter}, orderBy: [unit_ASC]`)).toEqual(['Two', 'Two B', 'Ten', 'None'])
  expect(await titles(`${filter}, orderBy: [unit_DESC]`)).toEqual(['Ten', 'Two B', 'Two', 'None'])

  const [ten = 0] = ids
  await payload.update({ collection: 'listings', id: ten, data: { unit: 'R 1' } })
  await payload.update({ collection: 'listings', id: ten, data: { title: 'One' } })
  expect(await titles(`${filter}, orderBy: [unit_ASC], first: 1`)).toEqual(['One'])
  for (const id of ids) await payload.delete({ collection: 'listings', id })
  await payload.delete({ collection: 'real-estate-categories', id: category })
})

test('a list depends on its collection, its order and the shown fields of its records', async () => {
  const { tags } = await ask(payload, '{ listings(first: 1) { title } }', { token })
  expect(tags).toEqual([
    expect.stringMatching(/^listings:\d+:address$/),
    expect.stringMatching(/^listings:\d+:card$/),
    ...['listings:by=title', 'listings:list'],
  ])
  const nothing = '{ amenities { title } }'
  expect((await ask(payload, nothing, { token })).tags).toEqual([
    ...['amenities:by=title', 'amenities:list'],
  ])
})

test('a list filtered by category depends on that category too', async () => {
  const filter = '(filter: { category: { eq: "lake-villas" } })'
  const { data, tags } = await ask(payload, `{ _listingsMeta${filter} { count } }`, { token })
  expect(data).toEqual({ _listingsMeta: { count: 1 } })
  const slug = 'real-estate-categories:slug=lake-villas'
  const category = `real-estate-categories:${lagoon}:address`
  expect(tags).toEqual([`listings/category=${lagoon}:list`, category, slug])
})

test('lists include drafts at the preview endpoint only', async () => {
  const query = '{ listings(orderBy: [price_DESC]) { title } _listingsMeta { count } }'
  const published = await ask(payload, query, { token: preview })
  const drafts = await ask(payload, query, { token: preview, endpoint: 'preview' })
  expect(published.data).toHaveProperty('_listingsMeta.count', 4)
  expect(drafts.data).toHaveProperty('_listingsMeta.count', 5)
  expect(drafts.data?.listings).toContainEqual({ title: 'Villa Éter' })
})

test.each([
  ['first: 501', /0 to 500/],
  ['first: -1', /0 to 500/],
  ['skip: -1', /0 records or more/],
])('listings(%s) is rejected with a message', async (args, message) => {
  const { data, errors } = await ask(payload, `{ listings(${args}) { title } }`, { token })
  expect(data ?? null).toBeNull()
  expect(errors[0]?.message).toMatch(message)
})

const SINGLE = [
  ['experience', 'experiences'],
  ['realEstateCat', 'real-estate-categories'],
  ['realEstateListing', 'listings'],
  ['gallery', 'galleries'],
] as const

test.each(SINGLE)('%s requires a slug and returns null for an unknown one', async (root, own) => {
  const refused = [
    `{ ${root} { id } }`,
    `{ ${root}(filter: {}) { id } }`,
    `query ($slug: String) { ${root}(filter: { slug: { eq: $slug } }) { id } }`,
  ]
  const accept = 'application/graphql-response+json'
  for (const query of refused) {
    const { status, data } = await ask(payload, query, {
      token,
      accept,
      variables: { slug: 'x' },
    })
    expect({ query, status, data }).toEqual({ query, status: 400, data: undefined })
  }
  const query = `query ($slug: String!) { ${root}(filter: { slug: { eq: $slug } }) { id } }`
  const { data, tags } = await ask(payload, query, { token, variables: { slug: 'nowhere' } })
  expect({ data, tags }).toEqual({ data: { [root]: null }, tags: [`${own}:slug=nowhere`] })
})

test('a listing without a picture has that of its category to stand in for it, else its plan', async () => {
  const hill = await makePicture(payload, { alt: 'hill', width: 1600, height: 1200 })
  const [pictured, plain] = [
    await makeCategory(payload, 'Hill Flats', { featuredImage: hill }),
    await makeCategory(payload, 'Plain Flats'),
  ]
  const plan = await makeDrawing(payload, 'plan')
  await makeListing(payload, 'Flat 1', { category: pictured, floorPlan: plan })
  await makeListing(payload, 'Flat 2', { category: plain, floorPlan: plan })
  await makeListing(payload, 'Flat 3', { category: plain })
  await makeListing(payload, 'Flat 4', { category: pictured, pictures: [hill] })
  const one = (name: string) =>
    `${name}: realEstateListing(filter: { slug: { eq: "${name.replace('_', '-')}" } }) {
      standIn { alt }
    }`
  const names = ['flat_1', 'flat_2', 'flat_3', 'flat_4']
  const { data, tags } = await ask(payload, `{ ${names.map(one).join('\n')} }`, { token })
  expect(data).toEqual({
    flat_1: { standIn: { alt: 'hill' } },
    flat_2: { standIn: { alt: 'plan' } },
    flat_3: { standIn: null },
    flat_4: { standIn: null },
  })
  expect(tags).toContain(`real-estate-categories:${pictured}:summary`)
})

test('empty fields of a listing are derived, and edited values are kept', async () => {
  const [first, second] = [
    await makePicture(payload, { alt: 'first', width: 1600, height: 1200 }),
    await makePicture(payload, { alt: 'second' }),
  ]
  const facts = { category: sea, area: 612, price: 2_400_000, pictures: [second, first] }
  await makeListing(payload, 'Derived', facts)
  const own = { squareFootage: 6600, priceSmall: '€2½M', thumbnail: first }
  await makeListing(payload, 'Written', { ...facts, ...own, meshKey: 'villa_written' })
  const fields = `price priceSmall area squareFootage meshKey
    thumbnail { alt large: responsiveImage(imgixParams: { fit: crop, w: 1000, h: 800 }) { width height }
      small: responsiveImage(imgixParams: { fit: crop, w: 400, h: 300 }) { width height } }
    pictures { alt } category { title slug }`
  const query = `{
    derived: realEstateListing(filter: { slug: { eq: "derived" } }) { ${fields} }
    written: realEstateListing(filter: { slug: { eq: "written" } }) { ${fields} }
  }`

  const { data, errors } = await ask(payload, query, { token })

  expect(errors).toEqual([])
  const pictures = [{ alt: 'second' }, { alt: 'first' }]
  const both = { price: 2_400_000, area: 612, pictures }
  const category = { title: 'Slope Villas', slug: 'slope-villas' }
  expect(data?.derived).toMatchObject({ ...both, category, priceSmall: '€2.4M', meshKey: null })
  expect(data?.derived).toMatchObject({ squareFootage: 6588, thumbnail: { alt: 'second' } })
  expect(data?.written).toMatchObject({ ...both, squareFootage: 6600, priceSmall: '€2½M' })
  expect(data?.written).toMatchObject({
    meshKey: 'villa_written',
    thumbnail: {
      alt: 'first',
      large: { width: 1000, height: 800 },
      small: { width: 400, height: 300 },
    },
  })
})

test('every picture has a thumbnail size', async () => {
  const featuredImage = await makePicture(payload, { alt: 'club', width: 1600, height: 1200 })
  const data = { title: 'Barn Club', featuredImage, _status: 'published' } as const
  await payload.create({ collection: 'amenities', data })
  const query = '{ amenities { featuredImage { thumbnail { src width height } } } }'
  const answer = await ask(payload, query, { token })
  expect(answer.data?.amenities).toEqual([
    { featuredImage: { thumbnail: { src: expect.any(String), width: 400, height: 300 } } },
  ])
})

test('a listing without a price has a null price', async () => {
  const query = '{ realEstateListing(filter: { slug: { eq: "casa-duna" } }) { price priceSmall } }'
  const { data } = await ask(payload, query, { token })
  expect(data).toEqual({ realEstateListing: { price: null, priceSmall: null } })
})

test('the meta tags of every kind of page contain its own URL', async () => {
  const published = { title: 'One', _status: 'published' } as const
  await payload.create({ collection: 'experiences', data: published })
  await payload.create({ collection: 'galleries', data: published })
  await payload.updateGlobal({
    slug: 'map',
    data: { title: 'A *short*\nwalk', blocks: [block('spacer')], _status: 'published' },
  })
  await payload.updateGlobal({ slug: 'real-estate-overview', data: { _status: 'published' } })
  const seo = '{ _seoMetaTags { attributes content } }'
  const query = `{
    experience(filter: { slug: { eq: "one" } }) ${seo}
    gallery(filter: { slug: { eq: "one" } }) ${seo}
    realEstateCat(filter: { slug: { eq: "slope-villas" } }) ${seo}
    realEstateListing(filter: { slug: { eq: "villa-alba" } }) ${seo}
    map ${seo} realEstateOverview ${seo}
  }`

  const { data, errors } = await ask(payload, query, { token })

  expect(errors).toEqual([])
  const paths = Object.entries(data ?? {}).map(([root, record]) => [
    root,
    /"og:url","content":"https:\/\/site\.example([^"]+)"/.exec(JSON.stringify(record))?.[1],
  ])
  expect(Object.fromEntries(paths)).toEqual({
    experience: '/experiences/one',
    gallery: '/gallery/one',
    realEstateCat: '/real-estate/slope-villas',
    realEstateListing: '/real-estate/slope-villas/villa-alba',
    map: '/map',
    realEstateOverview: '/real-estate',
  })
  expect(JSON.stringify(data?.map)).toContain('"A short walk · Our Place"')
})

test('the addresses of all published pages are read at once', async () => {
  await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } })
  const page = { slug: 'about', title: 'About', _status: 'published' } as const
  await payload.create({ collection: 'pages', data: page })
  const hidden = { title: 'Hidden', slug: 'hidden' }
  const { id } = await payload.create({
    collection: 'real-estate-categories',
    data: hidden,
    draft: true,
  })
  await makeListing(payload, 'Villa Hidden', { category: id })
  const { data, errors, tags } = await ask(payload, '{ addresses }', { token })
  expect(errors).toEqual([])
  const shown = [
    ...['/', '/about', '/real-estate/slope-villas', '/real-estate/lake-villas'],
    ...['villa-alba', 'villa-brisa', 'villa-canto'].map(
      (one) => `/real-estate/slope-villas/${one}`,
    ),
    '/real-estate/lake-villas/casa-duna',
  ]
  expect(data?.addresses).toEqual(expect.arrayContaining(shown))
  expect(String(data?.addresses)).not.toMatch(/hidden|villa-.ter/)
  expect(tags).toEqual(
    expect.arrayContaining(['addresses', 'global:home:address', 'global:map:address']),
  )

  const drafts = await ask(payload, '{ addresses }', { token: preview, endpoint: 'preview' })
  expect(drafts.errors).toEqual([])
  expect(drafts.data?.addresses).toEqual(
    expect.arrayContaining([...shown, '/real-estate/hidden/villa-hidden']),
  )
})

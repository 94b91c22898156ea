import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { openingBlock, wordsBlock } from '../../testing/kinds.tsx'
import { block, house, lagoon, sea } from '../../testing/records.ts'
import { metrics, publish, testSite } from '../../testing/test-site.ts'

const blocks = [wordsBlock('i1')]

function seo(title: string) {
  return [{ tag: 'title', attributes: null, content: title }]
}

async function seaSite() {
  const site = await testSite()
  const { records, only, pages } = site.content
  records.experience.push({
    slug: 'reef-walk',
    title: 'Reef walk',
    blocks,
    _seoMetaTags: seo('Reef'),
  })
  records.gallery.push({ slug: 'dusk', title: 'After Dark', _seoMetaTags: seo('Dusk') })
  records.realEstateCat.push(lagoon, sea)
  records.realEstateListing.push(house(1, { blocks, _seoMetaTags: seo('Villa 1 | Alba') }))
  only.realEstateOverview = { blocks, _seoMetaTags: seo('Real estate') }
  pages.set('gallery', { id: 'g', title: 'Gallery', blocks })
  return site
}

type Site = Awaited<ReturnType<typeof testSite>>

const pageAt = async (site: Site, path: string) => parseHtml(await site.text(path))

const textsOf = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent)

const attributesOf = (found: Iterable<Element>, name: string) =>
  [...found].map((element) => element.getAttribute(name))

const ADDRESSES = [
  ['/experiences/reef-walk', 'Reef'],
  ['/gallery/dusk', 'Dusk'],
  ['/real-estate', 'Real estate'],
  ['/real-estate/lagoon-villas/villa-1', 'Villa 1 | Alba'],
]

test.each(ADDRESSES)('%s renders its title, canonical link and blocks', async (path, title) => {
  const site = await seaSite()
  const response = await site.get(path)
  const page = parseHtml(await response.text())
  expect(response.status).toBe(200)
  expect(page.title).toBe(title)
  const canonical = page.querySelector('link[rel="canonical"]')
  expect(canonical?.getAttribute('href')).toBe(`https://example.org${path}`)
  expect(page.querySelector('main')?.textContent).toContain('Words of the page')
  expect(page.querySelectorAll('h1')).toHaveLength(1)
})

test.each(ADDRESSES)('%s has a payload with the same content', async (path) => {
  const site = await seaSite()
  const response = await site.get(`${path}/_payload.json`)
  const page = await response.json()
  expect(response.status).toBe(200)
  expect(page).toMatchObject({ path, search: '' })
  const { body } = parseHtml(page.main)
  expect(body.textContent).toContain('Words of the page')
  const kinds = attributesOf(body.querySelectorAll('[data-block]'), 'data-block')
  expect(kinds).not.toEqual([])
  for (const kind of kinds) expect(page.styles).toContain(`/assets/${kind}.css`)
})

test.each([
  '/experiences/none',
  '/gallery/none',
  '/real-estate/none',
  '/real-estate/none/villa-9',
  '/real-estate/lagoon-villas/none',
])('%s is a 404, and so is its payload', async (path) => {
  const site = await seaSite()
  expect((await site.get(path)).status).toBe(404)
  expect((await site.get(`${path}/_payload.json`)).status).toBe(404)
})

test('overview and map are 404 until they are published', async () => {
  const site = await testSite()
  expect((await site.get('/real-estate')).status).toBe(404)
  expect((await site.get('/map')).status).toBe(404)
})

test('a publish of lists renders the map again, but not the overview, which shows none', async () => {
  const site = await seaSite()
  site.content.only.map = { title: 'The map', places: [] }
  const villa = house(5, { meshKey: 'villa-05' })
  site.content.records.realEstateListing.push(villa)
  await site.text('/map')
  expect(await site.text('/real-estate')).not.toMatch(/villa-05|listings/)
  Object.assign(villa, { title: 'Renamed' })
  await publish(site, ['listings', 'amenities'])
  expect(await site.text('/map')).toContain('Renamed')
  await site.text('/real-estate')
  expect((await metrics(site)).renders).toEqual({ '/map': 2, '/real-estate': 1 })
})

test('the data of a page has neither settings nor lists of records', async () => {
  const site = await seaSite()
  site.content.only.map = { title: 'The map', places: [] }
  for (const path of ['/map', '/real-estate']) {
    const { page, ...rest } = JSON.parse(
      (await pageAt(site, path)).querySelector('#state')?.textContent ?? '{}',
    )
    expect(Object.keys(rest)).toEqual(['features'])
    expect(Object.keys(page)).toEqual(['path', 'search', 'build', 'settings'])
  }
})

test('a gallery shows its pictures in order, with captions', async () => {
  const site = await seaSite()
  const images = ['One', 'Two', 'Three'].map((title) =>
    picture(title, { alt: `Alt ${title}`, title }),
  )
  site.content.records.gallery.push({ slug: 'three', title: '*Three* pictures', images })
  const page = await pageAt(site, '/gallery/three')
  expect(page.querySelector('main section[data-header="black"]')).not.toBeNull()
  expect(textsOf(page.querySelectorAll('main p'))).toContain('3 pictures')
  expect(page.querySelector('main h1')?.textContent).toBe('Three pictures')
  expect(textsOf(page.querySelectorAll('main h1 em'))).toEqual(['Three'])
  expect(textsOf(page.querySelectorAll('figcaption'))).toEqual(['One', 'Two', 'Three'])
  const alts = attributesOf(page.querySelectorAll('figure img'), 'alt')
  expect(alts).toEqual(['Alt One', 'Alt Two', 'Alt Three'])
  const [wall, words] = page.querySelectorAll('main > [data-block]')
  expect(wall?.querySelectorAll('figure')).toHaveLength(3)
  expect(words?.textContent).toContain('Words of the page')
})

test('a gallery is served without the galleries page', async () => {
  const site = await seaSite()
  site.content.pages.delete('gallery')
  expect((await site.get('/gallery/dusk')).status).toBe(200)
})

test('an opening among the blocks of a gallery is not the page heading', async () => {
  const site = await seaSite()
  const opening = openingBlock('h1', 'All galleries')
  site.content.pages.set('gallery', { id: 'g', title: 'Gallery', blocks: [opening] })
  const page = await pageAt(site, '/gallery/dusk')
  expect(textsOf(page.querySelectorAll('h1'))).toEqual(['After Dark'])
  expect(textsOf(page.querySelectorAll('main h2'))).toContain('All galleries')
})

/** The facts of a listing, as names and values; the parts of a value are separated by a space. */
function factsOf(page: Document) {
  const facts = [...(page.querySelector('dl')?.querySelectorAll('dt') ?? [])].map((term) => {
    const parts = [...(term.nextElementSibling?.childNodes ?? [])]
    const value = parts.map(({ textContent }) => textContent).join(' ')
    return [term.textContent, value.replaceAll('\u00a0', ' ')]
  })
  return Object.fromEntries(facts)
}

test('a listing shows its facts in the currency and language of the site', async () => {
  const site = await seaSite()
  const one = house(2, {
    bedrooms: 4,
    bathrooms: 3.5,
    area: 486,
    squareFootage: 5231,
    status: 'reserved',
  })
  site.content.records.realEstateListing.push({ ...one, price: 3_720_000, description: 'Quiet.' })
  const page = await pageAt(site, '/real-estate/lagoon-villas/villa-2')
  expect(factsOf(page)).toEqual({
    Price: '€3,720,000',
    Unit: 'L 02',
    Area: '486 m² 5,231 sq ft',
    Bedrooms: '4',
    Bathrooms: '3.5',
  })
  expect(textsOf(page.querySelectorAll('main p'))).toContain('Reserved')
  expect(page.querySelector('main')?.textContent).toContain('Quiet.')
})

test('missing facts of a listing have no row, and a missing price is “on request”', async () => {
  const site = await seaSite()
  const bare = { price: null, priceSmall: null, unit: null, bedrooms: null, bathrooms: null }
  const none = { area: null, squareFootage: null, thumbnail: null }
  site.content.records.realEstateListing.splice(0, 1, house(3, { ...bare, ...none }))
  const page = await pageAt(site, '/real-estate/lagoon-villas/villa-3')
  expect(factsOf(page)).toEqual({ Price: 'On request' })
  expect(textsOf(page.querySelectorAll('dt'))).toEqual(['Price'])
})

test.each([
  ['/gallery/dusk', '/gallery'],
  ['/real-estate/lagoon-villas', '/real-estate'],
  ['/real-estate/lagoon-villas/villa-1', '/real-estate'],
])('%s has a breadcrumb to %s only while that is published', async (path, above) => {
  const site = await seaSite()
  const crumbs = async () => {
    const navigation = (await pageAt(site, path)).querySelector('nav[aria-label="Breadcrumb"]')
    expect(navigation).not.toBeNull()
    return attributesOf(navigation?.querySelectorAll('a') ?? [], 'href')
  }
  expect(await crumbs()).toContain(above)
  site.content.only.realEstateOverview = null
  site.content.pages.delete('gallery')
  await publish(site, [
    'real-estate-categories:slug=lagoon-villas',
    'listings',
    'listings:slug=villa-1',
    'pages:slug=gallery',
  ])
  expect(await crumbs()).not.toContain(above)
})

test('a house without its own hour has that of its category, or else of the overview', async () => {
  const site = await seaSite()
  const { records, only } = site.content
  const early = { ...lagoon, hour: 'early' }
  only.realEstateOverview = { blocks, hour: 'evening' }
  records.realEstateCat.push({ ...lagoon, id: 'c3', slug: 'dune-villas' })
  records.realEstateListing.push(
    house(5, { category: early }),
    house(6, { category: early, hour: 'noon' }),
  )
  const hourOf = async (path: string) =>
    JSON.parse(await site.text(`/real-estate/${path}/_payload.json`)).hour
  expect(await hourOf('lagoon-villas/villa-5')).toBe(0.18)
  expect(await hourOf('lagoon-villas/villa-6')).toBe(0.5)
  expect(await hourOf('lagoon-villas/villa-1')).toBe(0.82)
  expect(await hourOf('dune-villas')).toBe(0.82)
})

test('a gallery has the hour of the galleries page', async () => {
  const site = await seaSite()
  site.content.pages.set('gallery', { id: 'g', title: 'Gallery', hour: 'dusk', blocks })
  const { hour } = JSON.parse(await site.text('/gallery/dusk/_payload.json'))
  expect(hour).toBe(0.94)
})

test('a listing under the wrong category redirects to the right one, and so does its payload', async () => {
  const site = await seaSite()
  const response = await site.get('/real-estate/sea-villas/villa-1')
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe('/real-estate/lagoon-villas/villa-1')
  const data = await site.get('/real-estate/none/villa-1/_payload.json')
  expect(data.status).toBe(308)
  expect(data.headers.get('location')).toBe('/real-estate/lagoon-villas/villa-1/_payload.json')
  const campaign = await site.get('/real-estate/sea-villas/villa-1?utm=1')
  expect(campaign.headers.get('location')).toBe('/real-estate/lagoon-villas/villa-1?utm=1')
})

test('a listing that changes its category moves to its new address when published', async () => {
  const site = await seaSite()
  await site.text('/real-estate/lagoon-villas/villa-1')
  Object.assign(site.content.records.realEstateListing[0] ?? {}, { category: sea })
  await publish(site, ['listings', 'listings:slug=villa-1'])
  expect((await site.get('/real-estate/sea-villas/villa-1')).status).toBe(200)
  expect((await site.get('/real-estate/lagoon-villas/villa-1')).status).toBe(308)
})

test('a listing whose category is not published is a 404', async () => {
  const site = await seaSite()
  site.content.records.realEstateListing.push(house(4, { category: null }))
  expect((await site.get('/real-estate/lagoon-villas/villa-4')).status).toBe(404)
})

test('a listing shows its related listings that have a page, in order', async () => {
  const site = await seaSite()
  const related = [
    house(11, { category: null }),
    house(12),
    house(13, { category: sea }),
    house(14),
  ]
  site.content.records.realEstateListing.push(house(10, { related }))
  const page = await pageAt(site, '/real-estate/lagoon-villas/villa-10')
  const links = page.querySelectorAll('main > [data-block="test_related"]:last-child li a')
  expect(attributesOf(links, 'href')).toEqual([
    '/real-estate/lagoon-villas/villa-12',
    '/real-estate/sea-villas/villa-13',
    '/real-estate/lagoon-villas/villa-14',
  ])
})

test('related listings are not added if there are none or an editor has placed them', async () => {
  const site = await seaSite()
  expect(await site.text('/real-estate/lagoon-villas/villa-1')).not.toContain('test_related')
  const placed = block('test_related', 'r1', { paths: ['/real-estate/lagoon-villas/villa-12'] })
  const parts = { related: [house(13)], blocks: [placed] }
  site.content.records.realEstateListing.push(house(10, parts))
  const html = await site.text('/real-estate/lagoon-villas/villa-10')
  const related = [...parseHtml(html).querySelectorAll('[data-block="test_related"]')]
  expect(related).toHaveLength(1)
  expect(related[0]?.querySelector('a[href="/real-estate/lagoon-villas/villa-12"]')?.tagName).toBe(
    'A',
  )
  expect(html).not.toContain('villa-13')
})

test('the description of a listing is left out if a block shows it', async () => {
  const site = await seaSite()
  const shown = block('test_description', 'd1', { words: 'Words of the block' })
  const parts = { description: 'Quiet.', blocks: [shown] }
  site.content.records.realEstateListing.push(house(10, parts))
  const page = await pageAt(site, '/real-estate/lagoon-villas/villa-10')
  expect(page.querySelector('main')?.textContent).toContain('Words of the block')
  expect(page.querySelector('main')?.textContent).not.toContain('Quiet.')
})

test('the plan of a listing stands below the block with its description, else below the screen', async () => {
  const site = await seaSite()
  const plan = {
    ...{
      width: 10,
      height: 10,
      metres: 1,
      walls: [[0, 0, 10, 0, 10, 10]],
      rooms: [],
      openings: [],
    },
  }
  const described = block('test_description', 'd1', { words: 'Words of the block' })
  const blocks = [described, wordsBlock('w1')]
  site.content.records.realEstateListing.push(
    house(10, { plan, blocks }),
    house(11, { plan, description: 'Quiet.', blocks: [wordsBlock('w1')] }),
  )
  const orderAt = async (path: string) => {
    const parts = (await pageAt(site, path)).querySelectorAll('main > [data-block]')
    return [...parts].map(({ id }) => id).slice(0, 4)
  }
  const path = '/real-estate/lagoon-villas'
  expect(await orderAt(`${path}/villa-10`)).toEqual([
    ...['b-listing_screen', 'b-d1', 'b-listing_plan', 'b-w1'],
  ])
  expect((await orderAt(`${path}/villa-11`)).slice(0, 3)).toEqual([
    ...['b-listing_screen', 'b-listing_plan', 'b-w1'],
  ])
})

test('a sold listing leads to what is left of its category; a reserved one is asked for in case', async () => {
  const site = await seaSite()
  const settings = { inquireTo: '/contact' }
  Object.assign(site.content.site, settings)
  const noun = { one: 'berth', many: 'berths' }
  const category = { ...lagoon, noun }
  site.content.records.realEstateListing.push(
    house(10, { status: 'sold', category }),
    house(11, { status: 'reserved', category }),
  )
  const actions = async (name: string) => {
    const page = await pageAt(site, `/real-estate/lagoon-villas/${name}`)
    const links = page.querySelectorAll('[data-block="listing_screen"] a')
    return new Map([...links].map((link) => [link.textContent, link.getAttribute('href')]))
  }
  const sold = await actions('villa-10')
  expect(sold.get('See which Lake Villas are left')).toBe('/real-estate/lagoon-villas')
  expect([...sold.keys()].join()).not.toContain('Ask')
  const reserved = await actions('villa-11')
  expect(reserved.get('Ask in case Villa 11 comes free')).toMatch(/^\/contact/)
})

test('the words of a category and of its listings use its noun', async () => {
  const site = await seaSite()
  const category = { ...lagoon, noun: { one: 'berth', many: 'berths' } }
  site.content.records.realEstateCat = [category]
  const plan = { width: 10, height: 10, metres: 1, walls: [[0, 0, 10, 0, 10, 10]] }
  const drawn = { plan: { ...plan, rooms: [], openings: [] }, category }
  site.content.records.realEstateListing.push(house(10, drawn))
  const list = await pageAt(site, '/real-estate/lagoon-villas')
  expect(list.querySelector('main')?.textContent).toMatch(/\d+ berths/)
  const page = await pageAt(site, '/real-estate/lagoon-villas/villa-10')
  expect(page.querySelector('#b-listing_plan h2')?.textContent).toBe('The plan of the berth')
})

test('a document describes its house to search engines, a payload does not', async () => {
  const site = await seaSite()
  const path = '/real-estate/lagoon-villas/villa-1'
  const script = (await pageAt(site, path)).querySelector('script[type="application/ld+json"]')
  const { '@graph': things } = JSON.parse(script?.textContent ?? '')
  expect(things).toMatchObject([
    { '@type': ['Residence', 'Product'], url: `https://example.org${path}` },
    { '@type': 'BreadcrumbList' },
  ])
  expect(await site.text(`${path}/_payload.json`)).not.toContain('schema.org')
})

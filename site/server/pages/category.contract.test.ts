import { parseHtml } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { house, lagoon, sea } from '../../testing/records.ts'
import { metrics, publish, testSite } from '../../testing/test-site.ts'

const PATH = '/real-estate/lagoon-villas'

/** Ranks by price and by area, so that ordering by unit, price and area gives different lists. */
const priceRank = (number: number) => (number * 7) % 31
const areaRank = (number: number) => (number * 11) % 31

/** Thirty listings, of two to six bedrooms. */
async function thirtyHouses() {
  const site = await testSite()
  const houses = Array.from({ length: 30 }, (_, at) =>
    house(at + 1, {
      bedrooms: 2 + (at % 5),
      price: priceRank(at + 1) * 1e5,
      area: 100 + areaRank(at + 1),
    }),
  )
  site.content.records.realEstateCat.push(lagoon, sea)
  site.content.records.realEstateListing.push(...houses)
  const page = async (path: string) => parseHtml(await site.text(path))
  return { ...site, houses, page }
}

const attributesOf = (found: Iterable<Element>, name: string) =>
  [...found].map((element) => element.getAttribute(name))

/** The numbers of the listings that a page links to, in order. */
function names(page: Document) {
  const links = page.querySelectorAll(`a[href^="${PATH}/villa-"]`)
  return attributesOf(links, 'href').map((href) => Number(href?.slice(`${PATH}/villa-`.length)))
}

const mainText = (page: Document) => page.querySelector('main')?.textContent
const count = (page: Document) => page.querySelector('main p[role="status"]')?.textContent
const linkTo = (page: Document, href: string) => page.querySelector(`a[href="${href}"]`)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

test('a category shows its first twelve listings, their number and links to further pages', async () => {
  const site = await thirtyHouses()
  const page = await site.page(PATH)
  expect(names(page)).toEqual(range(1, 12))
  expect(page.querySelector('main h1')?.textContent).toBe('Lake Villas')
  expect(mainText(page)).toContain('Evening side.')
  expect(count(page)).toBe('30 houses')
  expect(linkTo(page, `${PATH}?page=2`)).not.toBeNull()
  expect(linkTo(page, `${PATH}?page=3`)).not.toBeNull()
})

test('the pages of a list show each listing exactly once', async () => {
  const site = await thirtyHouses()
  const pages = await Promise.all(
    ['', '?page=2', '?page=3'].map(async (page) => names(await site.page(PATH + page))),
  )
  expect(pages.flat()).toEqual(range(1, 30))
})

test('the filter is a GET form with the address of the list', async () => {
  const site = await thirtyHouses()
  const form = (await site.page(`${PATH}?bedrooms=4&sort=f_area-desc`)).querySelector('form')
  expect(form?.getAttribute('action')).toBe(PATH)
  expect(form?.getAttribute('method')).toBe('get')
  const chosen = form?.querySelectorAll('input[checked], option[selected]') ?? []
  expect(attributesOf(chosen, 'value')).toEqual(['4', 'f_area-desc'])
  expect(form?.querySelector('button')?.getAttribute('type')).toBe('submit')
})

test('only numbers of bedrooms with a listing are offered', async () => {
  const site = await thirtyHouses()
  const inputs = (await site.page(PATH)).querySelectorAll('input[name="bedrooms"]')
  expect(attributesOf(inputs, 'value')).toEqual(['', '2', '3', '4', '5'])
})

test('five bedrooms include five and more', async () => {
  const site = await thirtyHouses()
  const page = await site.page(`${PATH}?bedrooms=5`)
  expect(count(page)).toBe('12 houses')
  expect(names(page)).toEqual(range(1, 30).filter((number) => (number - 1) % 5 >= 3))
})

const sorted = (rank: (number: number) => number, sign: 1 | -1) =>
  range(1, 30).toSorted((one, other) => sign * (rank(one) - rank(other)))

test.each([
  ['sort=price-desc', sorted(priceRank, -1).slice(0, 12)],
  ['sort=price-asc', sorted(priceRank, 1).slice(0, 12)],
  ['sort=f_area-desc', sorted(areaRank, -1).slice(0, 12)],
  ['sort=f_area-asc', sorted(areaRank, 1).slice(0, 12)],
  ['bedrooms=3&sort=price-desc', sorted(priceRank, -1).filter((number) => number % 5 === 2)],
])('%s', async (search, expected) => {
  const site = await thirtyHouses()
  expect(names(await site.page(`${PATH}?${search}`))).toEqual(expected)
})

test('pager links keep filter and sort order', async () => {
  const site = await thirtyHouses()
  const only = await site.page(`${PATH}?bedrooms=5&sort=f_area-desc`)
  expect(only.querySelector('[href*="page=2"]')).toBeNull()
  const second = await site.page(`${PATH}?sort=f_area-desc&page=2`)
  expect(linkTo(second, `${PATH}?sort=f_area-desc`)).not.toBeNull()
  expect(linkTo(second, `${PATH}?sort=f_area-desc&page=3`)).not.toBeNull()
})

test('a filter without results says so and links to all listings', async () => {
  const site = await thirtyHouses()
  const page = await site.page(`${PATH}?bedrooms=1`)
  expect(mainText(page)).toContain('No house here has one bedroom.')
  expect(count(page)).toBe('0 houses')
  expect(linkTo(page, PATH)?.textContent).toBe('Show all houses')
})

const ROOMS = {
  ...{ key: 'rooms', label: 'Rooms', kind: 'number', isSorted: true },
  choices: [
    { value: '2.5', label: '2.5', count: 3 },
    { value: '3+', label: '3 or more', count: 8 },
  ],
}

test('a filter without results leads to other categories with matches, and keeps itself', async () => {
  const site = await thirtyHouses()
  const there = { category: sea, bedrooms: 1 }
  site.content.records.realEstateListing.push(house(31, there), house(32, there))
  const page = await site.page(`${PATH}?bedrooms=1&sort=price-asc`)
  const link = linkTo(page, '/real-estate/sea-villas?bedrooms=1&sort=price-asc')
  expect(link?.textContent).toBe('Two matches in Slope Villas')
  site.content.records.realEstateListing.pop()
  await publish(site, ['listings'])
  const fewer = await site.page(`${PATH}?bedrooms=1&sort=price-asc`)
  expect(mainText(fewer)).toContain('One match in Slope Villas')
})

test('facts of the owner filter and sort, in the place of bedrooms if these do not', async () => {
  const site = await thirtyHouses()
  site.content.factFilters = [ROOMS]
  const page = await site.page(`${PATH}?f_rooms=2.5&sort=f_rooms-desc`)
  const chosen = page.querySelectorAll('form input[checked], form option[selected]')
  expect(attributesOf(chosen, 'value')).toEqual(['2.5', 'f_rooms-desc'])
  const rooms = page.querySelectorAll('input[name="f_rooms"]')
  expect(attributesOf(rooms, 'value')).toEqual(['', '2.5', '3+'])
  expect(page.querySelector('input[name="bedrooms"]')).toBeNull()
  expect(linkTo(page, `${PATH}?f_rooms=2.5&sort=f_rooms-desc&page=2`)).not.toBeNull()
})

test('each choice says how many of the category have it, in the order of the owner', async () => {
  const site = await thirtyHouses()
  const bedrooms = { ...ROOMS, key: 'bedrooms', label: 'Beds', choices: [] }
  const labels = async (facts: object[]) => {
    site.content.factFilters = facts as Record<string, unknown>[]
    const page = await site.page(`${PATH}?utm=${facts.length}`)
    const chips = page.querySelectorAll('form label:has(input)')
    return Array.from(chips, ({ textContent }) => textContent)
  }
  const [rooms, beds] = [
    ['Any', '2.5 (3)', '3 or more (8)'],
    ['Any', '2 (6)', '3 (6)', '4 (6)', '5+ (12)'],
  ]
  expect(await labels([ROOMS, bedrooms])).toEqual([...rooms, ...beds])
})

test.each([
  'f_rooms=4',
  'f_view=sea',
  'sort=f_view-asc',
  'f_rooms=2.5%2B',
  'f_bedrooms=3',
  'sort=f_area-asc',
])('%s is not offered, and leads to the list without it', async (search) => {
  const site = await thirtyHouses()
  const bedrooms = { ...ROOMS, key: 'bedrooms', choices: [{ value: '3', label: '3', count: 6 }] }
  const area = { ...ROOMS, key: 'area', isSorted: false, choices: [] }
  site.content.factFilters = [ROOMS, bedrooms, area]
  const response = await site.get(`${PATH}?${search}&page=2`)
  expect([response.status, response.headers.get('location')]).toEqual([307, `${PATH}?page=2`])
})

test('facts that nobody offers cost no query while the whole list is in the cache', async () => {
  const site = await thirtyHouses()
  site.content.factFilters = [ROOMS]
  await site.text(PATH)
  const asked = site.content.asked.length
  const to = async (search: string) => (await site.get(PATH + search)).headers.get('location')
  for (const at of range(1, 5))
    expect(await to(`?f_a${at}=y&page=2&utm=1`)).toBe(`${PATH}?page=2&utm=1`)
  expect(await to('?f_rooms=99')).toBe(PATH)
  expect(await to('?f_rooms=2.5&sort=f_view-asc')).toBe(`${PATH}?f_rooms=2.5`)
  expect(await to('/_payload.json?f_a=y')).toBe(`${PATH}/_payload.json`)
  expect(site.content.asked).toHaveLength(asked)
  // A value that is offered is asked for, also after the list of facts has changed.
  expect((await site.get(`${PATH}?f_rooms=2.5`)).status).toBe(200)
  site.content.factFilters = [{ ...ROOMS, key: 'view' }]
  await publish(site, ['global:site', 'listings'])
  expect((await site.get(`${PATH}?f_view=2.5`)).status).toBe(200)
})

test('a category without listings is still a page', async () => {
  const site = await thirtyHouses()
  const page = await site.page('/real-estate/sea-villas')
  expect(mainText(page)).toContain('No house is listed here at the moment.')
  expect(page.querySelector('form')).toBeNull()
})

test('the first picture of a list is eager, the others are lazy', async () => {
  const site = await thirtyHouses()
  const [first, ...others] = (await site.page(PATH)).querySelectorAll('[data-listings] img')
  expect(first?.matches('[fetchpriority="high"][loading="eager"]')).toBe(true)
  expect(attributesOf(others, 'loading')).toEqual(range(2, 12).map(() => 'lazy'))
})

test('a page past the end of a list redirects to the last page, for payloads too', async () => {
  const site = await thirtyHouses()
  const response = await site.get(`${PATH}?sort=f_area-desc&page=9999`)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(`${PATH}?sort=f_area-desc&page=3`)
  const data = await site.get(`${PATH}/_payload.json?page=4`)
  expect(data.headers.get('location')).toBe(`${PATH}/_payload.json?page=3`)
  const none = await site.get(`${PATH}?bedrooms=1&page=2`)
  expect(none.headers.get('location')).toBe(`${PATH}?bedrooms=1`)
})

test('a redirect to the last page keeps unknown parameters', async () => {
  const site = await thirtyHouses()
  const to = async (path: string) => (await site.get(path)).headers.get('location')
  expect(await to(`${PATH}?page=9&utm=a%20b`)).toBe(`${PATH}?page=3&utm=a%20b`)
  const payload = `${PATH}/_payload.json`
  expect(await to(`${payload}?0a1b&page=9&utm=1&x`)).toBe(`${payload}?page=3&utm=1&x`)
})

test('reordered, empty or invalid parameters redirect to the canonical address', async () => {
  const site = await thirtyHouses()
  const to = async (search: string) => (await site.get(PATH + search)).headers.get('location')
  expect(await to('?sort=f_area-desc&bedrooms=4')).toBe(`${PATH}?bedrooms=4&sort=f_area-desc`)
  expect(await to('?bedrooms=&sort=unit')).toBe(PATH)
  expect(await to('?bedrooms=4;DROP%20TABLE&sort=__proto__')).toBe(PATH)
  expect(await to('?page=1e3&utm=1')).toBe(`${PATH}?utm=1`)
  expect(site.content.asked.filter((one) => one.startsWith('Category'))).toEqual([])
})

test('unknown parameters do not cause another render', async () => {
  const site = await thirtyHouses()
  await site.text(`${PATH}?bedrooms=4`)
  for (const more of ['utm_source=a', 'bedrooms[]=3', 'x=%00', 'Bedrooms=2']) {
    expect((await site.get(`${PATH}?bedrooms=4&${more}`)).headers.get('x-cache')).toBe('hit')
  }
  expect((await metrics(site)).renders).toEqual({ [`${PATH}?bedrooms=4`]: 1 })
})

test('a payload has the path and query of its page', async () => {
  const site = await thirtyHouses()
  const page = await (await site.get(`${PATH}/_payload.json?bedrooms=4`)).json()
  expect(page).toMatchObject({ path: PATH, search: '?bedrooms=4' })
  const { firstElementChild } = parseHtml(page.main).body
  expect(firstElementChild?.matches('div[data-block="category_screen"]')).toBe(true)
})

test('the canonical link leaves out filter and sort order, and keeps the page number', async () => {
  const site = await thirtyHouses()
  const canonical = async (search: string) =>
    (await site.page(PATH + search)).querySelector('link[rel="canonical"]')?.getAttribute('href')
  expect(await canonical('?bedrooms=4&sort=f_area-desc')).toBe(`https://example.org${PATH}`)
  expect(await canonical('?page=2')).toBe(`https://example.org${PATH}?page=2`)
})

test('only the first, unfiltered list of a category can be indexed', async () => {
  const site = await thirtyHouses()
  const robots = async (search: string) =>
    (await site.get(PATH + search)).headers.get('x-robots-tag')
  expect([await robots(''), await robots('?utm_source=a')]).toEqual([null, null])
  for (const search of ['?bedrooms=4', '?sort=f_area-desc', '?page=2', '?page=2&utm_source=a'])
    for (const _ of ['first', 'cached']) expect(await robots(search), search).toBe('noindex')
})

test('publishing a listing updates every filtered list', async () => {
  const site = await thirtyHouses()
  await site.text(PATH)
  await site.text(`${PATH}?bedrooms=4`)
  site.content.records.realEstateListing.push(house(31, { bedrooms: 4 }))
  await publish(site, ['listings', 'listings:h31'])
  expect(count(await site.page(PATH))).toBe('31 houses')
  expect(count(await site.page(`${PATH}?bedrooms=4`))).toBe('7 houses')
})

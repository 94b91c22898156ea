import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { latitudeField, longitudeField } from '../parts/coordinates/fields.ts'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Globe } from './view.tsx'

const body = (globe: typeof full, at = place) => render(<Globe {...globe} place={at} />)

const find = (globe: typeof full, selector: string) => body(globe).querySelector(selector)

test('lists airports by country with their flight times', () => {
  const countries = Array.from(body(full).querySelectorAll('li'))
  const country = countries.find((item) => item.querySelector('h4')?.textContent === 'Switzerland')
  expect(country?.querySelector('h4 > img:first-child')?.getAttribute('alt')).toBe('')
  expect(country?.querySelector('h4 > img + span')?.textContent).toBe('Switzerland')
  const airports = Array.from(country?.querySelectorAll('h4 + dl dt') ?? [])
  const geneva = airports.find((airport) => airport.textContent === 'Geneva')
  expect(geneva?.nextElementSibling?.tagName).toBe('DD')
  expect(geneva?.nextElementSibling?.textContent).toBe('3 h 45')
  expect(body(full).querySelectorAll('dt')).toHaveLength(10)
})

test('sets the anchor #globe on the first globe of a page', () => {
  expect(find(full, 'section#globe')).not.toBeNull()
  const second = body(full, { ...place, isFirstOfKind: false })
  expect(second.querySelector('section')).not.toBeNull()
  expect(second.querySelector('#globe')).toBeNull()
})

test('moves country headings up one level without a list title', () => {
  expect(find(sparse, 'h3 > span:first-child')?.textContent).toMatch(/^France/)
  expect(find(sparse, 'h4, img')).toBeNull()
})

test('renders communities as a list that scrolls by keyboard', () => {
  const list = find(full, 'ul[data-strip=""]')
  expect(list?.getAttribute('tabindex')).toBe('0')
  expect(list?.getAttribute('aria-label')).toBe('Communities')
  expect(find(full, '[data-stepper=""] button')).not.toBeNull()
  expect(find(sparse, '[data-strip], button')).toBeNull()
})

test('shows a community’s logo, or else its name', () => {
  const names = body(full).querySelectorAll('[class*="community"]')
  expect(Array.from(names, (name) => name.textContent)).toContain('Arvenhof')
  const logo = find(extreme, 'img[src^="/media/mark"]')
  expect(logo?.getAttribute('alt')).toMatch(/^The long way/)
})

const drawn = (globe: typeof full, part: string) =>
  find(globe, `[data-part="${part}"]`)?.getAttribute('d')?.match(/M/g) ?? []

test('draws airports, flights to them, and the communities on the same side', () => {
  expect(drawn(full, 'airports')).toHaveLength(10)
  expect(drawn(full, 'arcs')).toHaveLength(10)
  expect(drawn(full, 'rings')).toHaveLength(7)
  expect(find(full, 'g > circle')).not.toBeNull()
  expect(body(full).innerHTML).not.toContain('NaN')
})

test('draws neither sun nor flights while the location of the property is unknown', () => {
  const nowhere = { ...full, lat: null, lng: null }
  expect(drawn(nowhere, 'airports')).toHaveLength(10)
  expect(drawn(nowhere, 'arcs')).toHaveLength(0)
  expect(find(nowhere, 'g > circle')).toBeNull()
})

test('links both lists and shows the first; a single list needs no links', () => {
  const links = Array.from(body(full).querySelectorAll('nav > a'))
  expect(links.map((link) => link.textContent)).toEqual(['Flight times', 'Sister communities'])
  const lists = links.map((link) => find(full, link.getAttribute('href') ?? ''))
  expect(lists.map((list) => list?.getAttribute('data-shown'))).toEqual(['true', null])
  expect(lists.map((list) => list?.querySelector('h3')?.textContent)).toEqual([
    'Flight times',
    'Sister communities',
  ])
  const named = body({ ...full, subtitle: ' ', subtitle2: null })
  expect(named.querySelector('nav')?.textContent).toBe('Flight timesCommunities')
  expect(find({ ...full, communities: [] }, 'nav, [data-panels]')).toBeNull()
})

test('draws no globe without coordinates', () => {
  expect(find(sparse, 'svg')).toBeNull()
})

test('skips items without a name; renders nothing without items', () => {
  expect(body(extreme).textContent).not.toMatch(/Nowhere|without airports/)
  const texts = Array.from(body(extreme).querySelectorAll('*'), (element) => element.textContent)
  expect(texts).toContain('three hours and forty-five minutes')
  expect(texts).not.toContain('9 h')
  expect(body({ ...full, airports: [], communities: [] }).hasChildNodes()).toBe(false)
})

test('validates coordinates', () => {
  const error = (field: object, value: unknown) =>
    (field as { validate: (value: unknown) => unknown }).validate(value)
  for (const valid of [0, 90, -90, 51.47, null, undefined]) {
    expect(error(latitudeField(), valid)).toBe(true)
  }
  expect(error(latitudeField(), 90.1)).toMatch(/between -90 and 90, for example 51\.47/)
  expect(error(longitudeField(), 180)).toBe(true)
  expect(error(longitudeField(), -180.5)).toMatch(/between -180 and 180/)
  expect(error(longitudeField(), Number.NaN)).toMatch(/longitude/)
})

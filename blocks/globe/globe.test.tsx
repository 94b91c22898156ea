import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { latitudeField, longitudeField } from './coordinates.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Globe } from './view.tsx'

const html = (globe: typeof full) => renderToStaticMarkup(<Globe {...globe} place={place} />)

test('lists airports by country with their flight times', () => {
  expect(html(full)).toMatch(
    /<h4[^>]*><img[^>]* alt=""[^>]*><span>Switzerland<\/span><\/h4><dl.*?Geneva<\/dt><dd[^>]*>3 h 45</,
  )
  expect(html(full).match(/<dt>/g)).toHaveLength(10)
})

test('sets the anchor #globe on the first globe of a page', () => {
  expect(html(full)).toContain('<section id="globe"')
  const second = { ...place, isFirstOfKind: false }
  expect(renderToStaticMarkup(<Globe {...full} place={second} />)).not.toContain('id="globe"')
})

test('moves country headings up one level without a list title', () => {
  expect(html(sparse)).toMatch(/<h3[^>]*><span>France/)
  expect(html(sparse)).not.toMatch(/<h4|<img/)
})

test('renders communities as a list that scrolls by keyboard', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Communities" data-strip=""/)
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-strip|<button/)
})

test('shows a community’s logo, or else its name', () => {
  expect(html(full)).toContain('Arvenhof')
  expect(html(extreme)).toMatch(/<img [^>]*src="\/media\/punta-alba-mark[^>]* alt="The long way/)
})

test('draws the airports, and the communities on the same side', () => {
  const [communities = '', , airports = ''] = [...html(full).matchAll(/ d="([^"]*h0)"/g)].map(
    ([, path]) => path,
  )
  expect(airports.match(/M/g)).toHaveLength(10)
  expect(communities.match(/M/g)).toHaveLength(7)
  expect(html(full)).not.toContain('NaN')
})

test('draws no globe without coordinates', () => {
  expect(html(sparse)).not.toContain('<svg')
})

test('skips items without a name; renders nothing without items', () => {
  expect(html(extreme)).not.toMatch(/Nowhere|>9 h<|without airports/)
  expect(html({ ...full, airports: [], communities: [] })).toBe('')
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

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { latitudeField, longitudeField } from './coordinates.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Globe } from './view.tsx'

const html = (globe: typeof full) => renderToStaticMarkup(<Globe {...globe} place={place} />)

test('every airport stands under its country with the time it takes', () => {
  expect(html(full)).toMatch(
    /<h4[^>]*><img[^>]* alt=""[^>]*><span>Switzerland<\/span><\/h4><dl.*?Geneva<\/dt><dd[^>]*>3 h 45</,
  )
  expect(html(full).match(/<dt>/g)).toHaveLength(10)
})

test('an address can end in the globe, the first one where a page has two', () => {
  expect(html(full)).toContain('<section id="globe"')
  const second = { ...place, isFirstOfKind: false }
  expect(renderToStaticMarkup(<Globe {...full} place={second} />)).not.toContain('id="globe"')
})

test('countries take the next heading where the list has none', () => {
  expect(html(sparse)).toMatch(/<h3[^>]*><span>France/)
  expect(html(sparse)).not.toMatch(/<h4|<img/)
})

test('communities are a list that the keyboard can reach and scroll', () => {
  expect(html(full)).toMatch(/<ul [^>]*tabindex="0" aria-label="Communities" data-strip=""/)
  expect(html(full)).toContain('data-stepper=""')
  expect(html(sparse)).not.toMatch(/data-strip|<button/)
})

test('a community shows its logo, else its name', () => {
  expect(html(full)).toContain('Arvenhof')
  expect(html(extreme)).toMatch(/<img [^>]*src="\/media\/punta-alba-mark[^>]* alt="The long way/)
})

test('the still globe shows the airports, and the communities on the same side', () => {
  const [houses = '', , airports = ''] = [...html(full).matchAll(/ d="([^"]*h0)"/g)].map(
    ([, path]) => path,
  )
  expect(airports.match(/M/g)).toHaveLength(10)
  expect(houses.match(/M/g)).toHaveLength(7)
  expect(html(full)).not.toContain('NaN')
})

test('where no place is known no globe is shown', () => {
  expect(html(sparse)).not.toContain('<svg')
})

test('what has no name is left out, and nothing at all is nothing', () => {
  expect(html(extreme)).not.toMatch(/Nowhere|>9 h<|without airports/)
  expect(html({ ...full, airports: [], communities: [] })).toBe('')
})

test('markup in a field is words', () => {
  expect(html(extreme)).not.toContain('<script')
})

test('a place has to be on the earth', () => {
  const complaint = (field: object, value: unknown) =>
    (field as { validate: (value: unknown) => unknown }).validate(value)
  for (const right of [0, 90, -90, 51.47, null, undefined]) {
    expect(complaint(latitudeField(), right)).toBe(true)
  }
  expect(complaint(latitudeField(), 90.1)).toMatch(/between -90 and 90, such as 51\.47/)
  expect(complaint(longitudeField(), 180)).toBe(true)
  expect(complaint(longitudeField(), -180.5)).toMatch(/between -180 and 180/)
  expect(complaint(longitudeField(), Number.NaN)).toMatch(/longitude/)
})

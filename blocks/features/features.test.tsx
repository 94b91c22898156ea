import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { eight, extreme, figures, full, sparse } from './fixture.ts'
import { Features } from './view.tsx'

const body = (features: typeof full) => render(<Features {...features} place={place} />)

const find = (features: typeof full, selector: string) => body(features).querySelector(selector)

test('renders each feature as a list item with an h3', () => {
  expect(find(full, 'h2#title-7 > .ln:first-child')?.textContent).toBe('What lives here')
  expect(body(full).querySelectorAll('li')).toHaveLength(4)
  expect(find(full, 'li > h3')?.textContent).toBe('Herons')
  expect(find(full, 'li > h3 + .text')?.textContent).toMatch(/^Seven pairs/)
})

test('moves the sun from feature to feature, always above the horizon', () => {
  const hours = (features: typeof full) =>
    Array.from(body(features).querySelectorAll<HTMLElement>('.arc'), ({ style }) =>
      Number(style.getPropertyValue('--hour')),
    )
  expect(hours(full)).toEqual([0.125, 0.375, 0.625, 0.875])
  expect(hours(eight)).toHaveLength(8)
  expect(hours(sparse)).toEqual([0.5])
})

test('sets numbers large and without arcs, if all features are numbers', () => {
  expect(body(figures).querySelectorAll('.arc')).toHaveLength(0)
  const titles = [...body(figures).querySelectorAll('h3')]
  expect(titles.map((title) => title.querySelector('.number')?.textContent)).toEqual([
    '36',
    '7',
    '18',
    '1,250,000',
  ])
  const inSteps = (features: typeof full) => body(features).querySelectorAll('.number[data-long]')
  expect(inSteps(figures)).toHaveLength(4)
  expect(inSteps({ ...figures, features: figures.features.slice(0, 3) })).toHaveLength(0)
  expect(titles[1]?.textContent).toBe('7 of 50 hectares')
  const mixed = { ...figures, features: [...figures.features, ...full.features.slice(0, 1)] }
  expect(find(mixed, '.number')).toBeNull()
  expect(body(mixed).querySelectorAll('.arc')).toHaveLength(5)
})

test('skips features without text', () => {
  const items = body(extreme).querySelectorAll('li')
  expect([...items].filter((item) => !item.closest('.text'))).toHaveLength(
    extreme.features.length - 1,
  )
})

test('has an accessible name but no heading without a title', () => {
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Features')
  expect(find(sparse, 'h2')).toBeNull()
})

test('renders nothing without features', () => {
  expect(body({ ...full, features: [] }).hasChildNodes()).toBe(false)
})

test('numbers enter one by one, other features as a list', () => {
  const reveals = (features: typeof full, selector: string) =>
    [...body(features).querySelectorAll(selector)].map((one) => one.getAttribute('data-reveal'))
  expect(reveals(figures, 'ul, li')).toEqual([null, 'number', 'number', 'number', 'number'])
  expect(reveals(full, 'ul, ul > li')).toEqual(['list', null, null, null, null])
})

import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { closed, full, sparse } from './fixture.ts'
import { WeatherStatus } from './view.tsx'

const body = (status: typeof full) => render(<WeatherStatus {...status} place={place} />)

const find = (status: typeof full, selector: string) => body(status).querySelector(selector)

test('shows the state as text', () => {
  const open = find(full, 'p[class*="state"]')
  expect(open?.textContent).toBe('Open')
  expect(open?.firstElementChild?.matches('i[aria-hidden="true"]')).toBe(true)
  expect(open?.lastChild?.nodeName).toBe('#text')
  const shut = find(closed, 'p[class*="state"]')
  expect(shut?.textContent).toBe('Closed')
  expect(shut?.firstElementChild?.matches('i[aria-hidden="true"]')).toBe(true)
  expect(shut?.lastChild?.nodeName).toBe('#text')
})

test('is closed by default', () => {
  expect(body(sparse).textContent).toContain('Closed')
  expect(body(sparse).textContent).not.toContain('Open')
})

test('is named by its h2, or by a default name without a title', () => {
  expect(find(full, 'section[aria-labelledby="title-7"] h2#title-7')).not.toBeNull()
  expect(find(sparse, 'section')?.getAttribute('aria-label')).toBe('Open or closed')
  expect(find(sparse, 'h2')).toBeNull()
})

test('omits a missing time; renders nothing without a name', () => {
  expect(find(full, '[class*="time"]')).not.toBeNull()
  expect(find(sparse, 'time, [class*="time"]')).toBeNull()
  expect(body(sparse).textContent).not.toContain('time')
  expect(body({ ...full, name: ' ' }).hasChildNodes()).toBe(false)
})

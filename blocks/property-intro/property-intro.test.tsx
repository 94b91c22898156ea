import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full } from './fixture.ts'
import { PropertyIntro } from './view.tsx'

const body = (intro: typeof full) => render(<PropertyIntro {...intro} place={place} />)

test('renders paragraphs without a heading', () => {
  const first = body(full).querySelector('section[aria-label="Introduction"] p')
  expect(first?.textContent).toMatch(/^The first house/)
  expect(body(full).querySelector('h1, h2, h3, h4, h5, h6')).toBeNull()
  expect(body(extreme).querySelectorAll('p')).toHaveLength(4)
})

test('renders nothing without text', () => {
  expect(body({ description: null }).hasChildNodes()).toBe(false)
  expect(body({ description: ' \n' }).hasChildNodes()).toBe(false)
})

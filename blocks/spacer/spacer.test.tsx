import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Spacer } from './view.tsx'

const html = (spacer: typeof full) => renderToStaticMarkup(<Spacer {...spacer} place={place} />)

test('the height is a tenth of the field in rem, on the chosen ground', () => {
  expect(html(full)).toContain('--space:9.6rem')
  expect(html(full)).toContain('data-ground="sand"')
})

test('a spacer is nothing to assistive technology', () => {
  expect(html(full)).toContain('aria-hidden="true"')
})

test('a negative spacer pulls instead of pushing', () => {
  expect(html(extreme)).toMatch(/class="[^"]*negative/)
  expect(html(full)).not.toContain('negative')
})

test('an empty height is no height, and a colour that is none is no ground', () => {
  expect(html(sparse)).toContain('--space:0rem')
  expect(html(extreme)).not.toContain('position')
})

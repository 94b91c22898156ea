import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { extreme, full, sparse } from './fixture.ts'
import { Spacer } from './view.tsx'

const html = (spacer: typeof full) => renderToStaticMarkup(<Spacer {...spacer} place={place} />)

test('is a tenth of the field in rem high, on the chosen background', () => {
  expect(html(full)).toContain('--space:9.6rem')
  expect(html(full)).toContain('data-ground="sand"')
})

test('is hidden from assistive technology', () => {
  expect(html(full)).toContain('aria-hidden="true"')
})

test('pulls the next block up when negative', () => {
  expect(html(extreme)).toMatch(/class="[^"]*negative/)
  expect(html(full)).not.toContain('negative')
})

test('ignores an empty height and an invalid colour', () => {
  expect(html(sparse)).toContain('--space:0rem')
  expect(html(extreme)).not.toContain('position')
})

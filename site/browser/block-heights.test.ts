import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBlockHeights } from './block-heights.ts'

let css: string | undefined
let stored: Record<string, string>

beforeEach(() => {
  css = undefined
  stored = {}
  vi.stubGlobal('sessionStorage', stored)
  vi.stubGlobal('document', { adoptedStyleSheets: [] })
  class Sheet {
    replaceSync(text: string) {
      css = text
    }
  }
  vi.stubGlobal('CSSStyleSheet', Sheet)
})
afterEach(() => vi.unstubAllGlobals())

function heightsOf(...heights: number[]) {
  const blocks = heights.map((clientHeight, index) => ({ id: `b-${index}`, clientHeight }))
  return createBlockHeights(Object.assign(Object.create(null), { children: blocks }))
}

test('the blocks of a page get the heights that it was left with, those of another page none', () => {
  const heights = heightsOf(844, 413)
  heights.note('/map')
  heights.restore('/')
  expect(css).toBe('')
  heights.restore('/map')
  expect(css).toBe(
    '#b-0{contain-intrinsic-height:auto 844px}#b-1{contain-intrinsic-height:auto 413px}',
  )
})

test('the next document has the heights of the page that the last one ended with, and stores none', () => {
  const first = heightsOf(900)
  first.note('/')
  first.store('/map')
  expect(Object.keys(stored)).toEqual(['heights'])
  const next = heightsOf(1)
  expect(Object.keys(stored)).toEqual([])
  next.restore('/map')
  expect(css).toBe('#b-0{contain-intrinsic-height:auto 900px}')
  next.restore('/')
  expect(css).toBe('')
})

test('without storage heights last as long as the document', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const heights = heightsOf(844)
  heights.store('/')
  heights.restore('/')
  expect(css).toBe('#b-0{contain-intrinsic-height:auto 844px}')
})

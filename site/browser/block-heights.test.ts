import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBlockHeights } from './block-heights.ts'

let css: string | undefined

beforeEach(() => {
  css = undefined
  const stored = new Map<string, string>()
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
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
  const blocks = heights.map((height, index) => ({
    id: `b-${index}`,
    getBoundingClientRect: () => ({ height }),
  }))
  return createBlockHeights(Object.assign(Object.create(null), { querySelectorAll: () => blocks }))
}

test('the blocks of a page get the heights that it was left with, those of another page none', () => {
  const heights = heightsOf(844, 412.5)
  heights.note('/map')
  heights.restore('/')
  expect(css).toBe('')
  heights.restore('/map')
  expect(css).toBe(
    '#b-0{contain-intrinsic-height:auto 844px}#b-1{contain-intrinsic-height:auto 412.5px}',
  )
})

test('a window of another width has other heights', () => {
  const heights = heightsOf(844)
  heights.note('/')
  vi.stubGlobal('innerWidth', 844)
  heights.restore('/')
  expect(css).toBe('')
})

test('without storage a page has the usual heights', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const heights = heightsOf(844)
  heights.note('/')
  heights.restore('/')
  expect(css).toBeUndefined()
})

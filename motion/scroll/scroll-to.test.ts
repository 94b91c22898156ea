import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { scrollPageTo } from './scroll-to.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page scrolls to its target within a second, eased at both ends, and stops its frame loop', () => {
  const { draw, due } = fakePage()
  scrollPageTo(2000)
  const positions = [0, 100, 500, 900, 1000].map((now) => {
    draw(now)
    return scrollY
  })
  expect(positions).toEqual([0, 4, 1000, 1996, 2000])
  expect(due.size).toBe(0)
})

test.each(['wheel', 'keydown', 'pointerdown', 'popstate'])(
  '%s stops the scroll where it is',
  (type) => {
    const { draw, due, dispatch } = fakePage()
    scrollPageTo(2000)
    for (const now of [0, 500]) draw(now)
    dispatch(type)
    draw(1000)
    expect(scrollY).toBe(1000)
    expect(due.size).toBe(0)
  },
)

test('other scrolling stops it, too', () => {
  const { draw, due, scrollTo } = fakePage()
  scrollPageTo(2000)
  for (const now of [0, 500]) draw(now)
  scrollTo(300)
  for (const now of [600, 1000]) draw(now)
  expect(scrollY).toBe(300)
  expect(due.size).toBe(0)
})

test('a second target replaces the first', () => {
  const { draw } = fakePage()
  scrollPageTo(2000)
  for (const now of [0, 500]) draw(now)
  scrollPageTo(0)
  draw(600)
  expect(scrollY).toBe(1000)
  for (const now of [1100, 1600]) draw(now)
  expect(scrollY).toBe(0)
})

/** An element at a distance from the page's top, in px, with a stub of the browser's own jump. */
function anElement(page: ReturnType<typeof fakePage>, top: number) {
  const style = { scrollPaddingTop: '96px', scrollMarginTop: '0px' }
  vi.stubGlobal('getComputedStyle', () => style)
  const place = { top }
  const element = {
    getBoundingClientRect: () => ({ top: place.top - scrollY }),
    scrollIntoView: vi.fn(() => page.scrollTo(place.top - 96)),
  }
  return { element: Object.assign(Object.create(null), element), place, style }
}

test("the target ends below the scroll padding, as with the browser's own jump", () => {
  const page = fakePage()
  const { element, style } = anElement(page, 2096)
  scrollPageTo(element)
  for (const now of [0, 500]) page.draw(now)
  expect(scrollY).toBe(1000)
  style.scrollMarginTop = '100px'
  page.draw(501)
  expect(scrollY).toBeLessThan(1000)
  page.draw(1000)
  expect(scrollY).toBe(2000)
  expect(element.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' })
})

test('a target that shifts during the scroll is still reached', () => {
  const page = fakePage()
  const { element, place } = anElement(page, 2096)
  scrollPageTo(element)
  for (const now of [0, 500]) page.draw(now)
  place.top += 400
  page.html.scrollHeight += 400
  // Scroll anchoring.
  page.scrollTo(scrollY + 400)
  page.draw(500)
  expect(scrollY).toBe(1400)
  page.draw(1000)
  expect(scrollY).toBe(2400)
})

test('a position past the end is clamped to the end', () => {
  const { draw } = fakePage()
  scrollPageTo(9999)
  for (const now of [0, 500]) draw(now)
  expect(scrollY).toBe(2000)
  draw(1000)
  expect(scrollY).toBe(4000)
})

test('with reduced motion the page jumps, even if the setting changes during the scroll', () => {
  const { reducedMotion, draw, due } = fakePage()
  reducedMotion.matches = true
  scrollPageTo(2000)
  expect(scrollY).toBe(2000)
  expect(due.size).toBe(0)
  reducedMotion.matches = false
  scrollPageTo(0)
  draw(0)
  expect(scrollY).toBe(2000)
  reducedMotion.matches = true
  draw(16)
  expect(scrollY).toBe(0)
})

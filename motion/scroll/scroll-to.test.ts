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

test('it leads there within a second, slowly at both ends, and leaves no frame behind', () => {
  const { draw, due } = fakePage()
  scrollPageTo(2000)
  const way = [0, 100, 500, 900, 1000].map((now) => {
    draw(now)
    return scrollY
  })
  expect(way).toEqual([0, 4, 1000, 1996, 2000])
  expect(due.size).toBe(0)
})

test.each(['wheel', 'keydown', 'pointerdown', 'popstate'])('%s ends it where it is', (type) => {
  const { draw, due, happen } = fakePage()
  scrollPageTo(2000)
  for (const now of [0, 500]) draw(now)
  happen(type)
  draw(1000)
  expect(scrollY).toBe(1000)
  expect(due.size).toBe(0)
})

test('whoever else scrolls the page ends it, too', () => {
  const { draw, due, scrollTo } = fakePage()
  scrollPageTo(2000)
  for (const now of [0, 500]) draw(now)
  scrollTo(300)
  for (const now of [600, 1000]) draw(now)
  expect(scrollY).toBe(300)
  expect(due.size).toBe(0)
})

test('a second goal replaces the first', () => {
  const { draw } = fakePage()
  scrollPageTo(2000)
  for (const now of [0, 500]) draw(now)
  scrollPageTo(0)
  draw(600)
  expect(scrollY).toBe(1000)
  for (const now of [1100, 1600]) draw(now)
  expect(scrollY).toBe(0)
})

/** An element so far down the page. The browser's own jump to it is noted, and leads there. */
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

test('an element is led to below what lies on the upper edge, as the browser would jump', () => {
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

test('an element that shifts on the way is still where it ends', () => {
  const page = fakePage()
  const { element, place } = anElement(page, 2096)
  scrollPageTo(element)
  for (const now of [0, 500]) page.draw(now)
  place.top += 400
  page.html.scrollHeight += 400
  // The browser keeps what is seen where it is.
  page.scrollTo(scrollY + 400)
  page.draw(500)
  expect(scrollY).toBe(1400)
  page.draw(1000)
  expect(scrollY).toBe(2400)
})

test('a place below the end of the page is led to as far as there is a page', () => {
  const { draw } = fakePage()
  scrollPageTo(9999)
  for (const now of [0, 500]) draw(now)
  expect(scrollY).toBe(2000)
  draw(1000)
  expect(scrollY).toBe(4000)
})

test('who asks for calm is there at once, and so is who asks for it on the way', () => {
  const { calm, draw, due } = fakePage()
  calm.matches = true
  scrollPageTo(2000)
  expect(scrollY).toBe(2000)
  expect(due.size).toBe(0)
  calm.matches = false
  scrollPageTo(0)
  draw(0)
  expect(scrollY).toBe(2000)
  calm.matches = true
  draw(16)
  expect(scrollY).toBe(0)
})

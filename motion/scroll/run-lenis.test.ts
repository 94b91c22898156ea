import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { runLenis } from './run-lenis.ts'
import { scrollPageTo } from './scroll-to.ts'

/** A fake Lenis: once it handles a wheel event it scrolls the page by 10 px per frame. */
function aLenis({ scrollTo }: ReturnType<typeof fakePage>) {
  const lenis = {
    isSmooth: false,
    time: 0,
    raf: vi.fn((now: number) => {
      lenis.time = now
      scrollTo(scrollY + 10)
    }),
    stop: vi.fn(() => {
      lenis.isSmooth = false
    }),
    start: vi.fn(),
  }
  return lenis
}

/** A page that Lenis has started to scroll. */
function aScroll() {
  const page = fakePage()
  const lenis = aLenis(page)
  const lifetime = new AbortController()
  runLenis(lenis, lifetime.signal)
  const wheel = () => {
    lenis.isSmooth = true
    page.dispatch('wheel')
  }
  wheel()
  page.draw(1000)
  return { page, lenis, lifetime, wheel }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('Lenis gets frames only while it scrolls the page', () => {
  const page = fakePage()
  const lenis = aLenis(page)
  runLenis(lenis, new AbortController().signal)
  page.dispatch('wheel')
  expect(page.due.size).toBe(0)
  lenis.isSmooth = true
  for (let count = 0; count < 3; count++) page.dispatch('wheel')
  expect(page.due.size).toBe(1)
  page.draw(16)
  lenis.isSmooth = false
  page.draw(32)
  expect(lenis.raf.mock.calls).toEqual([[16], [32]])
  expect(page.due.size).toBe(0)
})

test('after a pause the first step is one frame long', () => {
  const { page, lenis, wheel } = aScroll()
  lenis.isSmooth = false
  page.draw(1016)
  const times: number[] = []
  lenis.raf.mockImplementation(() => times.push(lenis.time))
  wheel()
  page.draw(90_000)
  expect(times).toEqual([expect.closeTo(90_000 - 1000 / 60)])
})

test.each(['keydown', 'pointerdown', 'popstate'])('%s stops the scroll where it is', (type) => {
  const { page, lenis } = aScroll()
  page.dispatch(type)
  expect([lenis.stop, lenis.start].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(page.due.size).toBe(0)
})

test('other scrolling and animated jumps stop it, too', () => {
  const { page, lenis, wheel } = aScroll()
  page.scrollTo(3000)
  page.draw(1016)
  expect([scrollY, lenis.isSmooth]).toEqual([3000, false])
  wheel()
  scrollPageTo(0)
  expect(lenis.isSmooth).toBe(false)
  for (const now of [2000, 2500]) page.draw(now)
  expect(scrollY).toBe(1500)
  wheel()
  page.draw(2516)
  expect(scrollY).toBe(1510)
})

test('aborting the signal stops it and removes its listeners', () => {
  const { page, lenis, lifetime } = aScroll()
  lifetime.abort()
  expect([lenis.isSmooth, page.due.size]).toEqual([false, 0])
  lenis.isSmooth = true
  page.dispatch('wheel')
  expect(page.due.size).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { runLenis } from './run-lenis.ts'
import { scrollPageTo } from './scroll-to.ts'

/** Lenis as it is seen from here: once it has taken a turn it moves the page by ten pixels a frame. */
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

/** A page that Lenis has begun to move. */
function aMovement() {
  const page = fakePage()
  const lenis = aLenis(page)
  const life = new AbortController()
  runLenis(lenis, life.signal)
  const turn = () => {
    lenis.isSmooth = true
    page.happen('wheel')
  }
  turn()
  page.draw(1000)
  return { page, lenis, life, turn }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it has frames while it moves the page, and none before and after', () => {
  const page = fakePage()
  const lenis = aLenis(page)
  runLenis(lenis, new AbortController().signal)
  page.happen('wheel')
  expect(page.due.size).toBe(0)
  lenis.isSmooth = true
  for (let turns = 0; turns < 3; turns++) page.happen('wheel')
  expect(page.due.size).toBe(1)
  page.draw(16)
  lenis.isSmooth = false
  page.draw(32)
  expect(lenis.raf.mock.calls).toEqual([[16], [32]])
  expect(page.due.size).toBe(0)
})

test('a movement after a rest begins with one frame, however long the rest was', () => {
  const { page, lenis, turn } = aMovement()
  lenis.isSmooth = false
  page.draw(1016)
  const times: number[] = []
  lenis.raf.mockImplementation(() => times.push(lenis.time))
  turn()
  page.draw(90_000)
  expect(times).toEqual([expect.closeTo(90_000 - 1000 / 60)])
})

test.each(['keydown', 'pointerdown', 'popstate'])('%s ends the movement where it is', (type) => {
  const { page, lenis } = aMovement()
  page.happen(type)
  expect([lenis.stop, lenis.start].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(page.due.size).toBe(0)
})

test('so does whoever else scrolls the page, and a jump that is shown', () => {
  const { page, lenis, turn } = aMovement()
  page.scrollTo(3000)
  page.draw(1016)
  expect([scrollY, lenis.isSmooth]).toEqual([3000, false])
  turn()
  scrollPageTo(0)
  expect(lenis.isSmooth).toBe(false)
  for (const now of [2000, 2500]) page.draw(now)
  expect(scrollY).toBe(1500)
  turn()
  page.draw(2516)
  expect(scrollY).toBe(1510)
})

test('nothing is left of it at its end', () => {
  const { page, lenis, life } = aMovement()
  life.abort()
  expect([lenis.isSmooth, page.due.size]).toEqual([false, 0])
  lenis.isSmooth = true
  page.happen('wheel')
  expect(page.due.size).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { everyTick, readTick } from './tick.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it tells where the page is and how far through it that is', () => {
  const { html, scrollTo } = fakePage()
  expect(readTick()).toEqual({ top: 0, progress: 0 })
  scrollTo(1000)
  expect(readTick()).toEqual({ top: 1000, progress: 0.25 })
  html.scrollHeight = 1000
  scrollTo(0)
  expect(readTick().progress).toBe(0)
})

test('all who follow are told ten times a second while the page scrolls, and where it ends', () => {
  const page = fakePage()
  const watch = new AbortController()
  const [one, other] = [vi.fn(), vi.fn()]
  everyTick(one, watch.signal)
  everyTick(other, watch.signal)
  for (let top = 1; top <= 20; top++) {
    page.scrollTo(top)
    page.happen('scroll')
    page.draw(10 * top)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(500)
  page.draw(700)
  expect(one.mock.calls.map(([{ top }]) => top)).toEqual([1, 11, 20])
  expect(other.mock.calls).toEqual(one.mock.calls)
  watch.abort()
})

test('what is told is read once the frame is drawn', () => {
  const page = fakePage()
  const watch = new AbortController()
  const follow = vi.fn()
  everyTick(follow, watch.signal)
  page.happen('scroll')
  vi.advanceTimersByTime(500)
  expect(follow).not.toHaveBeenCalled()
  page.scrollTo(300)
  page.draw(500)
  expect(follow).toHaveBeenCalledExactlyOnceWith({ top: 300, progress: 0.075 })
  watch.abort()
})

test('a window of another size is told of once it has come to rest', () => {
  const page = fakePage()
  const watch = new AbortController()
  const follow = vi.fn()
  everyTick(follow, watch.signal)
  page.happen('resize')
  vi.advanceTimersByTime(40)
  page.happen('resize')
  vi.advanceTimersByTime(49)
  expect(follow).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(follow).toHaveBeenCalledTimes(1)
  watch.abort()
})

test('who has left is told nothing', () => {
  const page = fakePage()
  const watch = new AbortController()
  const follow = vi.fn()
  everyTick(follow, watch.signal)
  page.happen('scroll')
  watch.abort()
  vi.advanceTimersByTime(500)
  page.happen('scroll')
  page.draw(500)
  vi.advanceTimersByTime(500)
  expect(follow).not.toHaveBeenCalled()
  expect(page.due.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { readScroll, watchScroll } from './scroll-position.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the position is in px and as a share of the page', () => {
  const { html, scrollTo } = fakePage()
  expect(readScroll()).toEqual({ top: 0, progress: 0 })
  scrollTo(1000)
  expect(readScroll()).toEqual({ top: 1000, progress: 0.25 })
  html.scrollHeight = 1000
  scrollTo(0)
  expect(readScroll().progress).toBe(0)
})

test('all listeners are called ten times a second while the page scrolls, and at the end', () => {
  const page = fakePage()
  const watch = new AbortController()
  const [one, other] = [vi.fn(), vi.fn()]
  watchScroll(one, watch.signal)
  watchScroll(other, watch.signal)
  for (let top = 1; top <= 20; top++) {
    page.scrollTo(top)
    page.dispatch('scroll')
    page.draw(10 * top)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(500)
  page.draw(700)
  expect(one.mock.calls.map(([{ top }]) => top)).toEqual([1, 11, 20])
  expect(other.mock.calls).toEqual(one.mock.calls)
  watch.abort()
})

test('the position is read after the frame is painted', () => {
  const page = fakePage()
  const watch = new AbortController()
  const listener = vi.fn()
  watchScroll(listener, watch.signal)
  page.dispatch('scroll')
  vi.advanceTimersByTime(500)
  expect(listener).not.toHaveBeenCalled()
  page.scrollTo(300)
  page.draw(500)
  expect(listener).toHaveBeenCalledExactlyOnceWith({ top: 300, progress: 0.075 })
  watch.abort()
})

test('a resize is reported once, after 50 ms of rest', () => {
  const page = fakePage()
  const watch = new AbortController()
  const listener = vi.fn()
  watchScroll(listener, watch.signal)
  page.dispatch('resize')
  vi.advanceTimersByTime(40)
  page.dispatch('resize')
  vi.advanceTimersByTime(49)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledTimes(1)
  watch.abort()
})

test('an aborted listener is not called', () => {
  const page = fakePage()
  const watch = new AbortController()
  const listener = vi.fn()
  watchScroll(listener, watch.signal)
  page.dispatch('scroll')
  watch.abort()
  vi.advanceTimersByTime(500)
  page.dispatch('scroll')
  page.draw(500)
  vi.advanceTimersByTime(500)
  expect(listener).not.toHaveBeenCalled()
  expect(page.due.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

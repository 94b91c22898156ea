import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDevice, showsPreviews, watchDevice } from './device-now.ts'

/** Just what is read of a window, as a laptop with a mouse has it. */
function aWindow() {
  const pointer = Object.assign(new EventTarget(), { matches: true })
  const view = new EventTarget()
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 })
  vi.stubGlobal('matchMedia', () => pointer)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  return { pointer, view }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('hovering shows previews on a desktop with a mouse, and nowhere else', () => {
  const { pointer } = aWindow()
  expect(showsPreviews()).toBe(true)
  pointer.matches = false
  expect(showsPreviews()).toBe(false)
  pointer.matches = true
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 5 })
  expect(showsPreviews()).toBe(false)
})

test('a window that changes its size tells it once, 50 ms after it has come to rest', () => {
  const { view } = aWindow()
  const onChange = vi.fn()
  watchDevice(onChange, new AbortController().signal)
  vi.stubGlobal('innerWidth', 640)
  view.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(40)
  view.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(49)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isSmall: true }))
})

test('a mouse that is plugged in is told too, and nothing after the end', () => {
  const { pointer } = aWindow()
  const onChange = vi.fn()
  const watch = new AbortController()
  pointer.matches = false
  watchDevice(onChange, watch.signal)
  expect(readDevice().hasMouse).toBe(false)
  pointer.matches = true
  pointer.dispatchEvent(new Event('change'))
  vi.advanceTimersByTime(50)
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ hasMouse: true }))
  pointer.dispatchEvent(new Event('change'))
  watch.abort()
  vi.advanceTimersByTime(500)
  expect(onChange).toHaveBeenCalledTimes(1)
})

import { afterEach, expect, test, vi } from 'vitest'
import { showsPreviews } from './device-now.ts'

/** Stubs the browser APIs that are read, as on a laptop with a mouse. */
function aWindow() {
  const pointer = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 })
  vi.stubGlobal('matchMedia', () => pointer)
  return { pointer }
}

afterEach(() => vi.unstubAllGlobals())

test('previews are shown on hover only on a desktop with a mouse', () => {
  const { pointer } = aWindow()
  expect(showsPreviews()).toBe(true)
  pointer.matches = false
  expect(showsPreviews()).toBe(false)
  pointer.matches = true
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 5 })
  expect(showsPreviews()).toBe(false)
})

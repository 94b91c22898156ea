import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { isPlainWheel } from './plain-wheel.ts'

/** A wheel event: one notch down, or as given. */
function wheel(init: WheelEventInit = {}, cancelable = true) {
  return Object.assign(new Event('wheel', { cancelable }), { deltaX: 0, deltaY: 100, ...init })
}

beforeEach(() => {
  fakePage().scrollTo(2000)
  vi.stubGlobal('visualViewport', { scale: 1 })
})
afterEach(() => vi.unstubAllGlobals())

test('vertical wheel events scroll the page', () => {
  expect(isPlainWheel(wheel())).toBe(true)
  expect(isPlainWheel(wheel({ deltaY: -100, deltaX: 20 }))).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
  'with %s wheel events have another effect',
  (key) => {
    expect(isPlainWheel(wheel({ [key]: true }))).toBe(false)
  },
)

test('horizontal, non-cancelable and prevented events are left to the browser', () => {
  expect(isPlainWheel(wheel({ deltaX: 100 }))).toBe(false)
  expect(isPlainWheel(wheel({}, false))).toBe(false)
  const prevented = wheel()
  prevented.preventDefault()
  expect(isPlainWheel(prevented)).toBe(false)
})

test('at the ends of the page the browser handles overscroll', () => {
  vi.stubGlobal('scrollY', 0)
  expect([-100, 100].map((deltaY) => isPlainWheel(wheel({ deltaY })))).toEqual([false, true])
  vi.stubGlobal('scrollY', 4000)
  expect([-100, 100].map((deltaY) => isPlainWheel(wheel({ deltaY })))).toEqual([true, false])
})

test('on a pinch-zoomed page the wheel pans, and touches are not wheel events', () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  expect(isPlainWheel(wheel())).toBe(false)
  vi.stubGlobal('visualViewport', { scale: 1 })
  const touch = new Event('touchmove', { cancelable: true })
  expect(isPlainWheel(touch)).toBe(false)
})

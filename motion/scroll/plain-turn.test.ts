import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from './fake-page.ts'
import { isPlainTurn } from './plain-turn.ts'

/** The wheel turned down by a notch, or as said. */
function turn(about: WheelEventInit = {}, cancelable = true) {
  return Object.assign(new Event('wheel', { cancelable }), { deltaX: 0, deltaY: 100, ...about })
}

beforeEach(() => {
  fakePage().scrollTo(2000)
  vi.stubGlobal('visualViewport', { scale: 1 })
})
afterEach(() => vi.unstubAllGlobals())

test('a turn of the wheel up or down asks for the page', () => {
  expect(isPlainTurn(turn())).toBe(true)
  expect(isPlainTurn(turn({ deltaY: -100, deltaX: 20 }))).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])(
  'with %s it asks for something else',
  (key) => {
    expect(isPlainTurn(turn({ [key]: true }))).toBe(false)
  },
)

test('sideways is the browser’s, and so is what it does anyway or somebody has taken', () => {
  expect(isPlainTurn(turn({ deltaX: 100 }))).toBe(false)
  expect(isPlainTurn(turn({}, false))).toBe(false)
  const taken = turn()
  taken.preventDefault()
  expect(isPlainTurn(taken)).toBe(false)
})

test('beyond the ends of the page the browser shows what it shows there', () => {
  vi.stubGlobal('scrollY', 0)
  expect([-100, 100].map((deltaY) => isPlainTurn(turn({ deltaY })))).toEqual([false, true])
  vi.stubGlobal('scrollY', 4000)
  expect([-100, 100].map((deltaY) => isPlainTurn(turn({ deltaY })))).toEqual([true, false])
})

test('on a page that is pinched larger the wheel pans, and a finger is no wheel', () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  expect(isPlainTurn(turn())).toBe(false)
  vi.stubGlobal('visualViewport', { scale: 1 })
  const touch = new Event('touchmove', { cancelable: true })
  expect(isPlainTurn(touch)).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startsAlone } from './starts-alone.ts'

const CALM = '(prefers-reduced-motion: reduce)'

/** A desk with a mouse, where nobody asks for less. */
function aDesk({ width = 1440, mouse = true, calm = false, saveData = false } = {}) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === CALM ? calm : mouse }))
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, connection: { saveData } })
}
const film = (plays: string, isOpening: boolean) => ({
  dataset: { film: plays },
  closest: () => (isOpening ? {} : null),
})
const decoration = film('in-view', false)
const opening = film('in-view', true)

beforeEach(() => aDesk())
afterEach(() => vi.unstubAllGlobals())

test('decoration starts by itself, what is pressed does not', () => {
  expect(startsAlone(decoration)).toBe(true)
  expect(startsAlone(film('on-press', false))).toBe(false)
})

test.each([{ calm: true }, { saveData: true }])('nothing starts by itself with %o', (wish) => {
  aDesk(wish)
  expect(startsAlone(decoration)).toBe(false)
  expect(startsAlone(opening)).toBe(false)
})

test('what a page opens with moves on a desk, and is a picture on phones and under thumbs', () => {
  expect(startsAlone(opening)).toBe(true)
  aDesk({ width: 600 })
  expect(startsAlone(opening)).toBe(false)
  aDesk({ mouse: false })
  expect(startsAlone(opening)).toBe(false)
  expect(startsAlone(decoration)).toBe(true)
})

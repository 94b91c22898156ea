import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canAutoplay } from './autoplay.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Stubs a desktop with a mouse, by default without reduced motion and data saver. */
function aDesktop({ width = 1440, mouse = true, reducedMotion = false, saveData = false } = {}) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === REDUCED_MOTION ? reducedMotion : mouse,
  }))
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, connection: { saveData } })
}
const film = (plays: string, isOpening: boolean) => ({
  dataset: { film: plays },
  closest: () => (isOpening ? {} : null),
})
const decoration = film('in-view', false)
const opening = film('in-view', true)

beforeEach(() => aDesktop())
afterEach(() => vi.unstubAllGlobals())

test("decorative videos play automatically, videos with a button don't", () => {
  expect(canAutoplay(decoration)).toBe(true)
  expect(canAutoplay(film('on-press', false))).toBe(false)
})

test.each([{ reducedMotion: true }, { saveData: true }])(
  'nothing plays automatically with %o',
  (preference) => {
    aDesktop(preference)
    expect(canAutoplay(decoration)).toBe(false)
    expect(canAutoplay(opening)).toBe(false)
  },
)

test('an opening video plays automatically on desktops, not in small windows or by touch', () => {
  expect(canAutoplay(opening)).toBe(true)
  for (const width of [600, 1023]) {
    aDesktop({ width })
    expect(canAutoplay(opening)).toBe(false)
  }
  aDesktop({ mouse: false })
  expect(canAutoplay(opening)).toBe(false)
  expect(canAutoplay(decoration)).toBe(true)
})

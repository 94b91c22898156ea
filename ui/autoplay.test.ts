import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canAutoplay, onceWelcome } from './autoplay.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'

type Visitor = { width?: number; userAgent?: string; reducedMotion?: boolean; saveData?: boolean }

/** Stubs a browser, by default a desktop's without reduced motion and data saver. */
function browse({ width = 1440, userAgent = '', reducedMotion = false, saveData }: Visitor = {}) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === REDUCED_MOTION && reducedMotion,
  }))
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0, connection: { saveData } })
}

/** A video that may be welcome, on a page that can be scrolled and left. */
function aFilm(isOpening: boolean) {
  const view = new EventTarget()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  const film = Object.assign(Object.create(null), { closest: () => (isOpening ? {} : null) })
  const page = new AbortController()
  const welcome = vi.fn()
  onceWelcome(film, page.signal, welcome)
  return { welcome, page, scroll: () => view.dispatchEvent(new Event('scroll')) }
}

beforeEach(() => browse())
afterEach(() => vi.unstubAllGlobals())

test('videos play by themselves, but not with reduced motion or data saver', () => {
  expect(canAutoplay()).toBe(true)
  for (const preference of [{ reducedMotion: true }, { saveData: true }]) {
    browse(preference)
    expect(canAutoplay()).toBe(false)
  }
})

test.each([
  ['a desktop', {}, true],
  ['a tablet', { width: 800 }, true],
  ['a phone, below the opening', { width: 390, userAgent: PHONE }, false],
])('a video is welcome at once on %s', (_, visitor, isOpening) => {
  browse(visitor)
  expect(aFilm(isOpening).welcome).toHaveBeenCalledOnce()
})

test.each([{ width: 390 }, { width: 844, userAgent: PHONE }])(
  'in the opening on a phone (%o) it waits for the first scroll',
  (visitor) => {
    browse(visitor)
    const { welcome, scroll } = aFilm(true)
    expect(welcome).not.toHaveBeenCalled()
    scroll()
    scroll()
    expect(welcome).toHaveBeenCalledOnce()
  },
)

test('a page that was left welcomes nothing', () => {
  browse({ width: 390 })
  const { welcome, scroll, page } = aFilm(true)
  page.abort()
  scroll()
  expect(welcome).not.toHaveBeenCalled()
})

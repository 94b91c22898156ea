import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playShown } from './play-shown.ts'

let reducedMotion = Object.assign(new EventTarget(), { matches: false })
let tab = Object.assign(new EventTarget(), { hidden: false })
let shown = new AbortController()

beforeEach(() => {
  reducedMotion = Object.assign(new EventTarget(), { matches: false })
  tab = Object.assign(new EventTarget(), { hidden: false })
  shown = new AbortController()
  vi.stubGlobal('matchMedia', () => reducedMotion)
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  shown.abort()
  vi.unstubAllGlobals()
})

function aFilm() {
  const film = {
    paused: true,
    muted: true,
    play: async () => {
      film.paused = false
    },
    pause: () => {
      film.paused = true
    },
  }
  return film
}
function setReducedMotion(prefersReducedMotion: boolean) {
  reducedMotion.matches = prefersReducedMotion
  reducedMotion.dispatchEvent(new Event('change'))
}
function hide(isHidden: boolean) {
  tab.hidden = isHidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

test('a video plays while it is shown and pauses in a hidden tab', () => {
  const film = aFilm()
  playShown(film, shown.signal)
  expect(film.paused).toBe(false)
  hide(true)
  expect(film.paused).toBe(true)
  hide(false)
  expect(film.paused).toBe(false)
  shown.abort()
  expect(film.paused).toBe(true)
  hide(true)
  hide(false)
  expect(film.paused).toBe(true)
})

test('a video with sound goes on in a hidden tab, and a paused one stays paused', () => {
  const film = aFilm()
  playShown(film, shown.signal)
  film.muted = false
  hide(true)
  expect(film.paused).toBe(false)
  hide(false)
  film.muted = true
  film.pause()
  hide(true)
  hide(false)
  expect(film.paused).toBe(true)
})

test('a video stops when reduced motion is switched on, even in a hidden tab, and does not start by itself then', () => {
  const film = aFilm()
  playShown(film, shown.signal)
  hide(true)
  setReducedMotion(true)
  hide(false)
  expect(film.paused).toBe(true)
  film.play()
  setReducedMotion(false)
  expect(film.paused).toBe(false)
  setReducedMotion(true)
  expect(film.paused).toBe(true)
  const other = aFilm()
  playShown(other, shown.signal)
  expect(other.paused).toBe(true)
})

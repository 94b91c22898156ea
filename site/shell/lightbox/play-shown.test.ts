import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playShown } from './play-shown.ts'

let calm = Object.assign(new EventTarget(), { matches: false })
let tab = Object.assign(new EventTarget(), { hidden: false })
let shown = new AbortController()

beforeEach(() => {
  calm = Object.assign(new EventTarget(), { matches: false })
  tab = Object.assign(new EventTarget(), { hidden: false })
  shown = new AbortController()
  vi.stubGlobal('matchMedia', () => calm)
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
function ask(prefersReducedMotion: boolean) {
  calm.matches = prefersReducedMotion
  calm.dispatchEvent(new Event('change'))
}
function hide(isHidden: boolean) {
  tab.hidden = isHidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

test('a film plays while it is shown and rests in a hidden tab', () => {
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

test('one that is heard goes on in a hidden tab, and one that was stopped stays so', () => {
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

test('it stops for who asks for calm meanwhile, even out of sight, and waits to be asked for then', () => {
  const film = aFilm()
  playShown(film, shown.signal)
  hide(true)
  ask(true)
  hide(false)
  expect(film.paused).toBe(true)
  film.play()
  ask(false)
  expect(film.paused).toBe(false)
  ask(true)
  expect(film.paused).toBe(true)
  const other = aFilm()
  playShown(other, shown.signal)
  expect(other.paused).toBe(true)
})

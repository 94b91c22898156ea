import { afterEach, expect, test, vi } from 'vitest'
import { featuresOf } from './features.ts'
import { followFilms } from './follow-films.ts'
import { createSiteStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

/** A fake document with videos and a fullscreen element. */
function browser() {
  const films: { paused: boolean; muted: boolean }[] = []
  const fullscreen: { matches: () => boolean }[] = []
  const page = Object.defineProperty(
    Object.assign(new EventTarget(), { querySelectorAll: () => films }),
    'fullscreenElement',
    { get: () => fullscreen[0] ?? null },
  )
  vi.stubGlobal('document', page)
  const store = createSiteStore(featuresOf(null))
  followFilms(store)
  const dispatch = (event: string) => {
    page.dispatchEvent(new Event(event))
    const { vid, sh } = store.getState().flags
    return { vid, sh }
  }
  return { dispatch, films, fullscreen }
}

test('a video sets `vid` while it plays with sound', () => {
  const { dispatch, films } = browser()
  films.push({ paused: false, muted: true })
  expect(dispatch('play').vid).toBe(false)
  films[0] = { paused: false, muted: false }
  expect(dispatch('volumechange').vid).toBe(true)
  films[0] = { paused: true, muted: false }
  expect(dispatch('pause').vid).toBe(false)
})

test('a fullscreen video sets `vid` and hides the header', () => {
  const { dispatch, fullscreen } = browser()
  fullscreen.push({ matches: () => true })
  expect(dispatch('fullscreenchange')).toEqual({ vid: true, sh: false })
  fullscreen.pop()
  expect(dispatch('fullscreenchange')).toEqual({ vid: false, sh: true })
})

test('another fullscreen element hides the header, too', () => {
  const { dispatch, fullscreen } = browser()
  fullscreen.push({ matches: () => false })
  expect(dispatch('fullscreenchange')).toEqual({ vid: false, sh: false })
})

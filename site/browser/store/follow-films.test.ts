import { afterEach, expect, test, vi } from 'vitest'
import { followFilms } from './follow-films.ts'
import { createSiteStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

/** Just what is asked of a document. */
function browser() {
  const films: { paused: boolean; muted: boolean }[] = []
  const whole: { matches: () => boolean }[] = []
  const page = Object.defineProperty(
    Object.assign(new EventTarget(), { querySelectorAll: () => films }),
    'fullscreenElement',
    { get: () => whole[0] ?? null },
  )
  vi.stubGlobal('document', page)
  const store = createSiteStore({ site: null, global: null })
  followFilms(store)
  const tell = (event: string) => {
    page.dispatchEvent(new Event(event))
    const { vid, sh } = store.getState().flags
    return { vid, sh }
  }
  return { tell, films, whole }
}

test('a film with sound is on while it plays, a silent one is not', () => {
  const { tell, films } = browser()
  films.push({ paused: false, muted: true })
  expect(tell('play').vid).toBe(false)
  films[0] = { paused: false, muted: false }
  expect(tell('volumechange').vid).toBe(true)
  films[0] = { paused: true, muted: false }
  expect(tell('pause').vid).toBe(false)
})

test('a film that fills the screen is on, whoever plays it, and leaves no room for the header', () => {
  const { tell, whole } = browser()
  whole.push({ matches: () => true })
  expect(tell('fullscreenchange')).toEqual({ vid: true, sh: false })
  whole.pop()
  expect(tell('fullscreenchange')).toEqual({ vid: false, sh: true })
})

test('the header is away, too, while something other than a film fills the screen', () => {
  const { tell, whole } = browser()
  whole.push({ matches: () => false })
  expect(tell('fullscreenchange')).toEqual({ vid: false, sh: false })
})

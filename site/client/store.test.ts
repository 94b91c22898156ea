import { createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_ROUTE } from '../app/places.ts'
import { createSiteStore } from '../browser/store/store.ts'
import { fillStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

const house = {
  ...{ id: '1', meshKey: 'villa-01', title: 'House One', unit: 'L 1', status: 'available' },
  ...{ path: '/real-estate/villas/one', priceSmall: null },
}

/** Just what is asked of a document and its window; the router is a real one. */
function browser(readyState: DocumentReadyState) {
  const films: { paused: boolean; muted: boolean }[] = []
  const whole: { matches: () => boolean }[] = []
  const page = Object.defineProperty(
    Object.assign(new EventTarget(), { readyState, querySelectorAll: () => films }),
    'fullscreenElement',
    { get: () => whole[0] ?? null },
  )
  const view = new EventTarget()
  const loader = ({ request }: { request: Request }) =>
    request.url.endsWith('/map') ? { listings: [house] } : {}
  const hydrationData = { loaderData: { [PAGE_ROUTE]: {} } }
  const router = createMemoryRouter([{ id: PAGE_ROUTE, path: '*', loader }], { hydrationData })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  const store = createSiteStore({ site: null, global: null })
  fillStore(store, router)
  return { store, router, view, page, films, whole }
}

test('a page that is still loading has loaded when its window says so', () => {
  const { store, view } = browser('interactive')
  expect(store.getState().flags.loaded).toBe(false)
  view.dispatchEvent(new Event('load'))
  expect(store.getState().flags.loaded).toBe(true)
})

test('a page that had loaded before the scripts came has loaded', () => {
  expect(browser('complete').store.getState().flags.loaded).toBe(true)
})

test('a navigation puts into the store what the page brings, the next one takes it out', async () => {
  const { store, router } = browser('complete')
  await router.navigate('/map')
  expect(store.getState().listings).toEqual([house])
  await router.navigate('/about')
  expect(store.getState().listings).toEqual([])
})

test('a film with sound is on while it plays, a silent one is not', () => {
  const { store, page, films } = browser('complete')
  films.push({ paused: false, muted: true })
  page.dispatchEvent(new Event('play'))
  expect(store.getState().flags.vid).toBe(false)
  films[0] = { paused: false, muted: false }
  page.dispatchEvent(new Event('volumechange'))
  expect(store.getState().flags.vid).toBe(true)
  films[0] = { paused: true, muted: false }
  page.dispatchEvent(new Event('pause'))
  expect(store.getState().flags.vid).toBe(false)
})

test('a film that fills the screen is on, whoever plays it', () => {
  const { store, page, whole } = browser('complete')
  whole.push({ matches: () => true })
  page.dispatchEvent(new Event('fullscreenchange'))
  expect(store.getState().flags.vid).toBe(true)
  whole.pop()
  page.dispatchEvent(new Event('fullscreenchange'))
  expect(store.getState().flags.vid).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { openLightbox, sendToMenu, setFlag } from '../store/actions.ts'
import { createSiteStore } from '../store/store.ts'
import { smoothScroll } from './smooth-scroll.ts'

type Switches = { smoothScroll?: boolean }

/** A window with or without a mouse, a calm reader or not; `turn` turns the wheel. */
function aWindow({ hasMouse = true, isCalm = false } = {}) {
  const view = new EventTarget()
  const is = { hasMouse, isCalm }
  const matches = (query: string) => (query.includes('pointer') ? is.hasMouse : is.isCalm)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }))
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('document', { querySelector: () => null })
  return { is, turn: () => view.dispatchEvent(new Event('wheel')) }
}

function aSite({ smoothScroll = true }: Switches = {}) {
  const features = { splash: true, smoothScroll, dial: true, cookieBanner: false }
  const names = { name: 'Punta Alba', locale: 'en', currency: 'EUR' }
  return createSiteStore({
    site: { ...names, favicon: null, faviconMetaTags: [], features },
    global: null,
  })
}

/** The chunk as it would come, and what it was asked for. */
function aChunk() {
  const smoothWheel = vi.fn<(isHeld: () => boolean, onEnd: () => void) => void>()
  const load = vi.fn(() => Promise.resolve({ smoothWheel }))
  const arrived = () => vi.waitFor(() => expect(smoothWheel).toHaveBeenCalled())
  return { load, smoothWheel, arrived }
}

afterEach(() => vi.unstubAllGlobals())

test('the first turn of a mouse’s wheel fetches it, once', async () => {
  const { turn } = aWindow()
  const { load, smoothWheel, arrived } = aChunk()
  smoothScroll(aSite(), load)
  expect(load).not.toHaveBeenCalled()
  for (let turns = 0; turns < 3; turns++) turn()
  await arrived()
  expect(load).toHaveBeenCalledTimes(1)
  expect(smoothWheel).toHaveBeenCalledTimes(1)
})

test('nobody gets it without a mouse, in calm, or where it is switched off', () => {
  const { load } = aChunk()
  const { is, turn } = aWindow({ hasMouse: false })
  smoothScroll(aSite({ smoothScroll: false }), load)
  smoothScroll(aSite(), load)
  turn()
  Object.assign(is, { hasMouse: true, isCalm: true })
  turn()
  expect(load).not.toHaveBeenCalled()
  is.isCalm = false
  turn()
  expect(load).toHaveBeenCalledTimes(1)
})

test('once it has ended it comes back with the next turn', async () => {
  const { turn } = aWindow()
  const { load, smoothWheel, arrived } = aChunk()
  smoothScroll(aSite(), load)
  turn()
  await arrived()
  smoothWheel.mock.calls[0]?.[1]()
  expect(load).toHaveBeenCalledTimes(1)
  turn()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a film that is watched, the menu, the lightbox and any dialog have the wheel to themselves', async () => {
  const { turn } = aWindow()
  const { load, smoothWheel, arrived } = aChunk()
  const store = aSite()
  smoothScroll(store, load)
  turn()
  await arrived()
  const isHeld = () => smoothWheel.mock.calls[0]?.[0]()
  expect(isHeld()).toBe(false)
  setFlag(store, 'vid', true)
  expect(isHeld()).toBe(true)
  setFlag(store, 'vid', false)
  sendToMenu(store, 'toggle')
  expect(isHeld()).toBe(true)
  for (const event of ['close', 'settle'] as const) sendToMenu(store, event)
  openLightbox(store, [{ image: null, film: { address: '/a.mp4' } }])
  expect(isHeld()).toBe(true)
  const another = aSite()
  vi.stubGlobal('document', { querySelector: () => ({}) })
  smoothScroll(another, load)
  turn()
  await vi.waitFor(() => expect(smoothWheel).toHaveBeenCalledTimes(2))
  expect(smoothWheel.mock.calls[1]?.[0]()).toBe(true)
})

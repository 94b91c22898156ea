import { afterEach, expect, test, vi } from 'vitest'
import { smoothScroll } from './smooth-scroll.ts'
import { createSiteStore, type SiteStore } from './store/store.ts'

/** A window with or without a mouse and reduced motion; `turn` turns the wheel. */
function aWindow({ hasMouse = true, prefersReducedMotion = false } = {}) {
  const view = new EventTarget()
  const is = { hasMouse, prefersReducedMotion }
  const matches = (query: string) =>
    query.includes('pointer') ? is.hasMouse : is.prefersReducedMotion
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view))
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }))
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('document', { querySelector: () => null })
  const move = (pointerType: string) =>
    view.dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }))
  return { is, move, turn: () => view.dispatchEvent(new Event('wheel')) }
}

function aSite({ smoothScroll = true } = {}) {
  const features = { splash: true, smoothScroll, cookieBanner: false }
  return createSiteStore(features)
}

/** A fake of the chunk with Lenis. */
function aChunk() {
  const claimWheel = vi.fn<(store: SiteStore, onEnd: () => void) => void>()
  const load = vi.fn(() => Promise.resolve({ claimWheel }))
  const arrived = () => vi.waitFor(() => expect(claimWheel).toHaveBeenCalled())
  return { load, claimWheel, arrived }
}

afterEach(() => vi.unstubAllGlobals())

test('a turn of the wheel fetches Lenis, once', async () => {
  const { turn } = aWindow()
  const { load, claimWheel, arrived } = aChunk()
  const store = aSite()
  smoothScroll(store, load)
  expect(load).not.toHaveBeenCalled()
  for (let turns = 0; turns < 3; turns++) turn()
  await arrived()
  expect(load).toHaveBeenCalledTimes(1)
  expect(claimWheel).toHaveBeenCalledExactlyOnceWith(store, expect.any(Function))
})

test('Lenis is not loaded without a mouse, with reduced motion, or when switched off', () => {
  const { load } = aChunk()
  const { is, turn } = aWindow({ hasMouse: false })
  smoothScroll(aSite({ smoothScroll: false }), load)
  smoothScroll(aSite(), load)
  turn()
  Object.assign(is, { hasMouse: true, prefersReducedMotion: true })
  turn()
  expect(load).not.toHaveBeenCalled()
  is.prefersReducedMotion = false
  turn()
  expect(load).toHaveBeenCalledTimes(1)
})

test('when Lenis has stopped, the next turn loads it again', async () => {
  const { turn } = aWindow()
  const { load, claimWheel, arrived } = aChunk()
  smoothScroll(aSite(), load)
  turn()
  await arrived()
  claimWheel.mock.calls[0]?.[1]()
  expect(load).toHaveBeenCalledTimes(1)
  turn()
  expect(load).toHaveBeenCalledTimes(2)
})

test('mouse movement loads Lenis before the wheel turns; touch does not', () => {
  const { move } = aWindow()
  const { load } = aChunk()
  smoothScroll(aSite(), load)
  move('touch')
  expect(load).not.toHaveBeenCalled()
  move('mouse')
  move('mouse')
  expect(load).toHaveBeenCalledTimes(1)
})

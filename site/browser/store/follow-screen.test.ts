import { afterEach, expect, test, vi } from 'vitest'
import { featuresOf } from './features.ts'
import { followScreen } from './follow-screen.ts'
import { createSiteStore } from './store.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A window whose size changes. */
function aWindow(width: number, height: number) {
  vi.useFakeTimers()
  const view = new EventTarget()
  vi.stubGlobal('addEventListener', vi.fn(view.addEventListener.bind(view)))
  const resize = (width: number, height: number) => {
    vi.stubGlobal('innerWidth', width)
    vi.stubGlobal('innerHeight', height)
    view.dispatchEvent(new Event('resize'))
  }
  resize(width, height)
  return resize
}

test('the store has the medium breakpoint and the orientation, 50 ms after the last resize', () => {
  const resize = aWindow(1024, 1366)
  const store = createSiteStore(featuresOf(null))
  expect(store.getState().screen).toBeUndefined()
  followScreen(store)
  expect(store.getState().screen).toEqual({ isMedium: true, isLandscape: false })
  resize(1025, 1024)
  vi.advanceTimersByTime(49)
  expect(store.getState().screen).toEqual({ isMedium: true, isLandscape: false })
  vi.advanceTimersByTime(1)
  expect(store.getState().screen).toEqual({ isMedium: false, isLandscape: true })
})

test('readers hear of changes only, and a second one adds no listener', () => {
  const resize = aWindow(1440, 900)
  const store = createSiteStore(featuresOf(null))
  followScreen(store)
  followScreen(store)
  expect(addEventListener).toHaveBeenCalledOnce()
  const heard = vi.fn()
  store.subscribe(heard)
  resize(1300, 900)
  vi.advanceTimersByTime(50)
  expect(heard).not.toHaveBeenCalled()
  resize(800, 900)
  vi.advanceTimersByTime(50)
  expect(heard).toHaveBeenCalledOnce()
})

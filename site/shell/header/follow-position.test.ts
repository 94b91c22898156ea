import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFlag } from '../../browser/store/actions.ts'
import { createSiteStore } from '../../browser/store/store.ts'
import { followPosition } from './follow-position.ts'

/** A window at the top of a page, of which just what is read and listened to exists. */
function aWindow() {
  const view = new EventTarget()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('document', { documentElement: { scrollHeight: 5000, clientHeight: 900 } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '10px' }))
  vi.stubGlobal('requestAnimationFrame', setTimeout)
  vi.stubGlobal('innerHeight', 900)
  vi.stubGlobal('scrollY', 0)
  const scrollTo = (top: number) => {
    vi.stubGlobal('scrollY', top)
    view.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(500)
  }
  const resize = () => {
    view.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(500)
  }
  return { scrollTo, resize }
}

const aStore = () => createSiteStore({ site: null, global: null })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the position is reported once it is not the top, and only when a flag changes', () => {
  const { scrollTo } = aWindow()
  const tell = vi.fn()
  followPosition(aStore(), tell)
  vi.advanceTimersByTime(500)
  scrollTo(20)
  expect(tell).not.toHaveBeenCalled()
  scrollTo(700)
  scrollTo(720)
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

test('a page that comes back where it was left is told of without a scroll', () => {
  aWindow()
  vi.stubGlobal('scrollY', 700)
  const tell = vi.fn()
  followPosition(aStore(), tell)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

test('while a film plays no position is reported, and when it ends the current one is', () => {
  const { scrollTo, resize } = aWindow()
  const store = aStore()
  const tell = vi.fn()
  followPosition(store, tell)
  setFlag(store, 'vid', true)
  scrollTo(700)
  resize()
  expect(tell).not.toHaveBeenCalled()
  setFlag(store, 'vid', false)
  expect(tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setFlag } from '../../browser/store/actions.ts'
import { featuresOf } from '../../browser/store/features.ts'
import { createSiteStore } from '../../browser/store/store.ts'
import { followPosition } from './follow-position.ts'

/** A fake window at the top of a page. */
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

const aStore = () => createSiteStore(featuresOf(null))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the callback runs only when a flag changes', () => {
  const { scrollTo } = aWindow()
  const onChange = vi.fn()
  followPosition(aStore(), onChange)
  vi.advanceTimersByTime(500)
  scrollTo(20)
  expect(onChange).not.toHaveBeenCalled()
  scrollTo(700)
  scrollTo(720)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

test('a restored scroll position is reported without a scroll event', () => {
  aWindow()
  vi.stubGlobal('scrollY', 700)
  const onChange = vi.fn()
  followPosition(aStore(), onChange)
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

test('nothing is reported while a video plays; when it ends the current position is', () => {
  const { scrollTo, resize } = aWindow()
  const store = aStore()
  const onChange = vi.fn()
  followPosition(store, onChange)
  setFlag(store, 'vid', true)
  scrollTo(700)
  resize()
  expect(onChange).not.toHaveBeenCalled()
  setFlag(store, 'vid', false)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fixed: true }))
})

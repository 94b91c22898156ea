import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSplash } from './after-splash.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A document without a splash, with one (''), or with one that is leaving. */
function aDocument(splash?: string, hidden = false) {
  const root = { dataset: { splash } }
  const document = Object.assign(new EventTarget(), { documentElement: root, hidden })
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const act = vi.fn()
  const wait = new AbortController()
  afterSplash(act, 6000, wait.signal)
  return { document, window, act, wait }
}

test('without a splash the delay starts now', () => {
  const { act } = aDocument()
  vi.advanceTimersByTime(5999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('with a splash the delay starts when it has faded', () => {
  const { document, act } = aDocument('')
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('splash:leave'))
  vi.advanceTimersByTime(6999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('with a leaving splash the delay starts when it has faded', () => {
  const { act } = aDocument('leaving')
  vi.advanceTimersByTime(6999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('a tab in the background may show its splash when it becomes visible', () => {
  const { document, window, act } = aDocument(undefined, true)
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
  document.documentElement.dataset.splash = ''
  window.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('splash:leave'))
  vi.advanceTimersByTime(7000)
  expect(act).toHaveBeenCalledOnce()
})

test('aborting the signal cancels the callback, whether the splash has left or not', () => {
  const states = [[undefined], [''], ['leaving'], [undefined, true]] as const
  for (const [splash, hidden] of states) {
    const { document, window, act, wait } = aDocument(splash, hidden)
    wait.abort()
    window.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('splash:leave'))
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  }
})

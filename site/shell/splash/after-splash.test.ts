import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSplash } from './after-splash.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A document whose splash is not there, there (''), or on its way out. */
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

test('without a splash the while begins now', () => {
  const { act } = aDocument()
  vi.advanceTimersByTime(5999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('with one it begins when the splash has faded', () => {
  const { document, act } = aDocument('')
  vi.advanceTimersByTime(60_000)
  document.dispatchEvent(new Event('splash:leave'))
  vi.advanceTimersByTime(6999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('one that leaves already is let go first', () => {
  const { act } = aDocument('leaving')
  vi.advanceTimersByTime(6999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

test('a tab in the background may have the splash yet when somebody looks', () => {
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

test('who calls it off hears nothing, whether the splash has left or not', () => {
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

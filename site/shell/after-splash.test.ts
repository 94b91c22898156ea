import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterSplash } from './after-splash.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A document whose splash is not there, there (''), or on its way out. */
function aDocument(splash?: string) {
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: { splash } } })
  vi.stubGlobal('document', document)
  const act = vi.fn()
  const wait = new AbortController()
  afterSplash(act, 6000, wait.signal)
  return { document, act, wait }
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

test('who calls it off hears nothing, whether the splash has left or not', () => {
  for (const splash of [undefined, '', 'leaving']) {
    const { document, act, wait } = aDocument(splash)
    wait.abort()
    document.dispatchEvent(new Event('splash:leave'))
    vi.advanceTimersByTime(60_000)
    expect(act).not.toHaveBeenCalled()
  }
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_EVENT, forgetConsent, giveConsent, readConsent } from './consent.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', storage)
  forgetConsent()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing is allowed before somebody has answered', () => {
  expect(readConsent()).toBe(undefined)
})

test('an answer is kept, and told to whoever waits for it', () => {
  const told = vi.fn()
  document.addEventListener(CONSENT_EVENT, told)
  giveConsent('yes')
  expect(readConsent()).toBe('yes')
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: 'yes' }))
  giveConsent('no')
  expect(readConsent()).toBe('no')
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ detail: 'no' }))
})

test('an answer holds for half a year', () => {
  giveConsent('no')
  vi.setSystemTime(Date.UTC(2026, 5, 30))
  expect(readConsent()).toBe('no')
  vi.setSystemTime(Date.UTC(2026, 6, 5))
  expect(readConsent()).toBe(undefined)
})

test('what somebody else has written there is no answer', () => {
  for (const value of ['yes', 'maybe 1767225600000', '', '{"answer":"yes"}']) {
    kept.set('consent', value)
    expect(readConsent()).toBe(undefined)
  }
})

test('a browser that keeps nothing keeps the answer until the document goes', () => {
  const refuse = () => {
    throw new Error('Storage is off.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  giveConsent('yes')
  expect(readConsent()).toBe('yes')
})

test('an answer that is forgotten was never given', () => {
  giveConsent('yes')
  forgetConsent()
  expect(readConsent()).toBe(undefined)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_EVENT, forgetConsent, giveConsent, readConsent } from './consent.ts'

/** A document with this question in its banner. */
function asking(asked: string | undefined) {
  const querySelector = () => (asked === undefined ? null : { dataset: { asked } })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }))
}

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  asking('1a2b')
  vi.stubGlobal('localStorage', storage)
  forgetConsent()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('there is no consent before the visitor answers', () => {
  expect(readConsent()).toBe(undefined)
})

test('an answer is stored and dispatched as an event', () => {
  const onConsent = vi.fn()
  document.addEventListener(CONSENT_EVENT, onConsent)
  giveConsent('yes')
  expect(readConsent()).toBe('yes')
  expect(onConsent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: 'yes' }))
  giveConsent('no')
  expect(readConsent()).toBe('no')
  expect(onConsent).toHaveBeenLastCalledWith(expect.objectContaining({ detail: 'no' }))
})

test('an answer expires after half a year', () => {
  giveConsent('no')
  vi.setSystemTime(Date.UTC(2026, 5, 30))
  expect(readConsent()).toBe('no')
  vi.setSystemTime(Date.UTC(2026, 6, 5))
  expect(readConsent()).toBe(undefined)
})

test('invalid stored values are ignored', () => {
  for (const value of ['yes', 'maybe 1767225600000', '', '{"answer":"yes"}']) {
    stored.set('consent', value)
    expect(readConsent()).toBe(undefined)
  }
})

test('consent counts only for the question that it answers', () => {
  giveConsent('yes')
  asking('3c4d')
  expect(readConsent()).toBe(undefined)
  asking(undefined)
  expect(readConsent()).toBe(undefined)
  asking('1a2b')
  expect(readConsent()).toBe('yes')
})

test('stored consent without its question, or to no question, does not count', () => {
  stored.set('consent', `yes ${Date.now()}`)
  expect(readConsent()).toBe(undefined)
  asking(undefined)
  giveConsent('yes')
  expect(readConsent()).toBe(undefined)
})

test('a refusal of less is a refusal of more, for six months', () => {
  giveConsent('no')
  asking('3c4d')
  expect(readConsent()).toBe('no')
  asking(undefined)
  expect(readConsent()).toBe('no')
})

test('without storage the answer lasts until the document is unloaded', () => {
  const refuse = () => {
    throw new Error('Storage is off.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  giveConsent('yes')
  expect(readConsent()).toBe('yes')
})

test('after an answer is removed, the visitor counts as not having answered', () => {
  giveConsent('yes')
  forgetConsent()
  expect(readConsent()).toBe(undefined)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isChallenge, makeChallenge, takeChallenge } from './challenge.ts'

const MINUTE = 60_000
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret for tests alone'))
afterEach(() => void vi.unstubAllEnvs())

test('a challenge is valid for its purpose only, and for five minutes', () => {
  const now = 1_800_000_000_000
  const challenge = textOf(makeChallenge('add to 7', now))
  expect(isChallenge('add to 7', challenge, now + 5 * MINUTE - 1)).toBe(true)
  expect(isChallenge('add to 7', challenge, now + 5 * MINUTE)).toBe(false)
  expect(isChallenge('add to 8', challenge, now)).toBe(false)
  expect(isChallenge('sign in', challenge, now)).toBe(false)
})

test('a forged or changed challenge is invalid', () => {
  const bytes = makeChallenge('sign in')
  const later = Uint8Array.from(bytes)
  later[17] = (later[17] ?? 0) + 1
  for (const text of ['', 'AAAA', textOf(later), textOf(bytes.subarray(0, 20))])
    expect(isChallenge('sign in', text)).toBe(false)
  expect(isChallenge('sign in', textOf(bytes))).toBe(true)
  vi.stubEnv('PAYLOAD_SECRET', 'another secret for tests alone')
  expect(isChallenge('sign in', textOf(bytes))).toBe(false)
})

test('a challenge can be used once', () => {
  const [one, other] = [textOf(makeChallenge('sign in')), textOf(makeChallenge('sign in'))]
  expect([one, one, other, other].map((challenge) => takeChallenge(challenge))).toEqual([
    ...[true, false, true, false],
  ])
})

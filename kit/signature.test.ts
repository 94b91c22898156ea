import { describe, expect, test } from 'vitest'
import { sign, verify } from './signature.ts'

const message = { key: 'a key', timestamp: 1_800_000_000, body: '{"tags":["pages:3"]}' }
const signature = sign(message)
const now = message.timestamp + 10

describe('a webhook signature', () => {
  test('is the HMAC of timestamp, dot and body', () => {
    expect(signature).toBe(
      'sha256=0dbd1126b8b4299c26432cd4962cb2dba35a7d8df2e3c38cfe0c6c322afba361',
    )
  })

  test('is accepted with the same key, for text and for bytes', () => {
    expect(verify({ ...message, signature, now })).toBe(true)
    expect(verify({ ...message, body: Buffer.from(message.body), signature, now })).toBe(true)
  })

  test.each([
    ['another key', { key: 'another' }],
    ['another body', { body: '{}' }],
    ['another time', { timestamp: message.timestamp + 1 }],
    ['a truncated signature', { signature: signature.slice(0, -1) }],
    ['no signature', { signature: '' }],
    ['a time that is not a number', { timestamp: 'now' }],
    ['an empty time', { timestamp: '' }],
  ])('is refused with %s', (_, change) => {
    expect(verify({ ...message, signature, now, ...change })).toBe(false)
  })

  test('is refused if the message is more than five minutes old or in the future', () => {
    const at = (seconds: number) => verify({ ...message, signature, now: now - 10 + seconds })
    expect([at(300), at(301), at(-300), at(-301)]).toEqual([true, false, true, false])
  })

  test('requires a key that is not empty', () => {
    expect(() => sign({ ...message, key: '' })).toThrow('The signing key is empty')
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { isPass, makePass, takePass } from '../../editing/preview/pass.ts'
import { isToken } from '../token.ts'
import { makeSession, readSession } from './session.ts'

beforeEach(() => void vi.stubEnv('PAYLOAD_SECRET', 'a secret for tests alone'))

const ada = { userId: 7, sid: '0b0d9a52-8f4e-4c2a-a1a5-6f3f7cf1b7aa' }
const editor = { kind: 'editor', ...ada } as const

test('a pass is valid for a minute, in the form of a bearer token', () => {
  const [pass, late] = [makePass(ada, 1000), makePass(ada, 1000)]

  expect(isToken(pass)).toBe(true)
  expect(takePass(pass, 60_999)).toEqual(ada)
  expect(takePass(late, 61_000)).toBeUndefined()
})

test('a pass is valid once, however its signature is written', () => {
  const [pass, other] = [makePass(ada, 1000), makePass(ada, 1000)]
  const twin = twinOf(pass)

  expect([isPass(twin), twin === pass]).toEqual([true, false])
  expect([pass, pass, twin].map((text) => takePass(text, 2000))).toEqual([
    ada,
    undefined,
    undefined,
  ])
  expect(takePass(other, 2000)).toEqual(ada)
})

/** The same text with another last character, which differs only in unused bits. */
function twinOf(signed: string) {
  const bytes = Buffer.from(signed.split('.')[2] ?? '', 'base64url')
  const isSame = (letter: string) =>
    Buffer.from(`${signed.slice(0, -1)}${letter}`.split('.')[2] ?? '', 'base64url').equals(bytes)
  const twin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'].find(
    (letter) => isSame(letter) && !signed.endsWith(letter),
  )
  return signed.slice(0, -1) + twin
}

test('a session stands for its user or link until it ends', () => {
  const link = { kind: 'link', hash: 'c'.repeat(64) } as const

  expect(readSession(makeSession(editor, 2000), 1999)).toEqual(editor)
  expect(readSession(makeSession(link, 2000), 1999)).toEqual(link)
  expect(readSession(makeSession(link, 2000), 2000)).toBe('ended')
  expect(isToken(makeSession(link, Date.now()))).toBe(true)
})

test('a text that was changed, cut or signed for another purpose is rejected', () => {
  const session = makeSession(editor, 2000)
  const [purpose, body = '', signature] = session.split('.')
  const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('7', '8'))

  const forged = [
    [purpose, other.toString('base64url'), signature].join('.'),
    [purpose, body].join('.'),
    [purpose, body, ''].join('.'),
    ['pass', body, signature].join('.'),
    `${session}.x`,
    `${session}A`,
    '',
  ]
  expect(forged.map((text) => readSession(text, 0))).toEqual(forged.map(() => undefined))
  expect(takePass(session, 0)).toBeUndefined()
})

test('a text signed with another secret is rejected', () => {
  const session = makeSession(editor, 2000)
  vi.stubEnv('PAYLOAD_SECRET', 'another secret')

  expect(readSession(session, 0)).toBeUndefined()
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../delivery/token.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { ensureTokens } from './tokens.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

const first = { published: 'p'.repeat(43), preview: 'd'.repeat(43) }

async function hashes() {
  const { docs } = await payload.find({ collection: 'delivery-tokens', showHiddenFields: true })
  return new Map(docs.map(({ scope, tokenHash }) => [scope, tokenHash]))
}

test('both tokens are stored with their scope and hash', async () => {
  await ensureTokens(payload, first)
  expect(await hashes()).toEqual(
    new Map([
      ['published', hashToken(first.published)],
      ['preview', hashToken(first.preview)],
    ]),
  )
})

test('storing them again changes nothing', async () => {
  const { docs: before } = await payload.find({ collection: 'delivery-tokens' })
  await ensureTokens(payload, first)
  const { docs: after } = await payload.find({ collection: 'delivery-tokens' })
  expect(after).toEqual(before)
})

test('a new token replaces the previous one', async () => {
  const next = { ...first, published: 'n'.repeat(43) }
  await ensureTokens(payload, next)
  const known = await hashes()
  expect(known.size).toBe(2)
  expect(known.get('published')).toBe(hashToken(next.published))
})

test('short tokens, tokens with invalid characters and equal tokens are rejected', async () => {
  await expect(ensureTokens(payload, { ...first, published: 'short' })).rejects.toThrow(/32 to 512/)
  const strange = ensureTokens(payload, { ...first, preview: `${'p'.repeat(40)}!` })
  await expect(strange).rejects.toThrow(/preview delivery token is not valid/)
  const same = { published: first.preview, preview: first.preview }
  await expect(ensureTokens(payload, same)).rejects.toThrow(/Make them differ/)
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeToken } from '../testing/delivery.ts'
import { listenDelivery } from '../testing/listen-delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

let content: TestContent
let payload: Payload
let published: string
let preview: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  published = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  const data = { title: 'Secret', slug: 'secret' }
  await payload.create({ collection: 'pages', data, draft: true })
})
afterAll(() => content[Symbol.asyncDispose]())

const PAGE = 'query ($slug: String) { page(filter: { slug: { eq: $slug } }) { title } }'

const pageWith = (headers: Record<string, string>, token = preview, slug = 'secret') =>
  ask(payload, PAGE, { token, headers, variables: { slug } })

test('X-Include-Drafts: true shows drafts to a token of the preview scope', async () => {
  const drafts = await pageWith({ 'x-include-drafts': 'true' })
  const without = await pageWith({ 'x-include-drafts': 'false' })

  expect(drafts.data).toEqual({ page: { title: 'Secret' } })
  expect(without.data).toEqual({ page: null })
})

test('X-Include-Drafts: true gets 403 with a token of the published scope', async () => {
  const { status, headers, data, errors } = await pageWith(
    { 'x-include-drafts': 'true' },
    published,
  )

  expect({ status, data }).toEqual({ status: 403, data: undefined })
  expect(headers.get('www-authenticate')).toContain('insufficient_scope')
  expect(errors[0]?.message).toContain('scope is preview')
})

test('X-Cache-Tags: true returns the cache tags as a header, too', async () => {
  const asked = await pageWith({ 'x-cache-tags': 'true' }, preview, 'nowhere')
  const without = await pageWith({ 'x-cache-tags': 'no' }, preview, 'nowhere')

  expect(asked.headers.get('x-cache-tags')).toBe('pages:slug=nowhere')
  expect(without.headers.has('x-cache-tags')).toBe(false)
  expect([asked.tags, without.tags]).toEqual([['pages:slug=nowhere'], ['pages:slug=nowhere']])
})

test('tags that no header can hold are encoded as in a URL', async () => {
  const { headers, tags } = await pageWith({ 'x-cache-tags': 'true' }, preview, 'a b “c” \ud800')

  expect(tags).toEqual(['pages:slug=a b “c” \ud800'])
  expect(headers.get('x-cache-tags')).toBe('pages:slug=a%20b%20%E2%80%9Cc%E2%80%9D%20%EF%BF%BD')
})

test('an answer without tags has no header', async () => {
  const options = { token: preview, headers: { 'x-cache-tags': 'true' } }
  const { status, headers } = await ask(payload, '{ __typename }', options)

  expect(status).toBe(200)
  expect(headers.has('x-cache-tags')).toBe(false)
})

test('a client reads the longest header; a longer one is left out, the body has the tags', async () => {
  await using server = await listenDelivery(payload)
  const longest = await askForCategories(server.url, 165)
  const longer = await askForCategories(server.url, 180)

  expect(longest.header?.split(' ').sort()).toEqual(longest.tags)
  expect(longest.header?.length).toBeGreaterThan(14 * 1024)
  expect(longer.header).toBeNull()
  expect(longer.tags.length).toBeGreaterThanOrEqual(180)
})

/** Reads a list that depends on this many slugs of 60 letters. */
async function askForCategories(url: string, number: number) {
  const slugs = Array.from({ length: number }, (_, index) => `${index}`.padStart(60, 'x'))
  const query = '{ listings(filter: { category: { in: SLUGS } }) { id } }'
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${published}`,
      'content-type': 'application/json',
      'x-cache-tags': 'true',
    },
    body: JSON.stringify({ query: query.replace('SLUGS', JSON.stringify(slugs)) }),
  })
  const { extensions } = await response.json()
  return { header: response.headers.get('x-cache-tags'), tags: extensions.cacheTags as string[] }
}

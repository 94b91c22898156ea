import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, makeToken } from '../test/delivery.ts'
import { openContent, type TestContent } from '../test/payload.ts'

const LISTED = 'query Site($slug: String) { page(filter: { slug: { eq: $slug } }) { id } }'
const FREE = '{ site { name } }'
const accept = 'application/graphql-response+json'

let content: TestContent
let payload: Payload
let published: string
let preview: string
let file: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  published = await makeToken(payload, 'published')
  preview = await makeToken(payload, 'preview')
  file = join(content.folder, 'documents.json')
  writeList()
  Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: file })
})
afterAll(() => content[Symbol.asyncDispose]())

function writeList() {
  const current = { [createHash('sha256').update(LISTED).digest('hex')]: 'Site' }
  writeFileSync(file, JSON.stringify({ current, previous: {} }))
}

/** What is written to the log meanwhile. */
async function logged(work: () => Promise<unknown>) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await work()
  const lines = write.mock.calls.flat().join('')
  write.mockRestore()
  return lines
}

test('a published token asks what is listed, with any variables', async () => {
  const variables = { slug: 'nowhere' }
  const { status, data } = await ask(payload, LISTED, { token: published, variables, accept })
  expect({ status, data }).toEqual({ status: 200, data: { page: null } })
})

test.each([
  ['a query of its own', FREE],
  ['a listed query with one more space', `${LISTED} `],
  ['a look at the schema', '{ __schema { queryType { name } } }'],
  ['what is no query at all', '{ site {'],
])('a published token is refused %s, in words', async (_, query) => {
  const lines = await logged(async () => {
    const { status, headers, data, errors } = await ask(payload, query, {
      token: published,
      accept,
    })
    expect({ status, data }).toEqual({ status: 403, data: undefined })
    expect(headers.get('content-type')).toContain(accept)
    expect(errors).toEqual([
      {
        message: expect.stringContaining('scope is preview'),
        extensions: { code: 'QUERY_NOT_LISTED' },
      },
    ])
  })
  expect(lines).not.toContain(published)
})

test('it is refused in the same way to clients that know plain JSON only', async () => {
  await logged(async () => {
    const { status, data } = await ask(payload, FREE, { token: published })
    expect({ status, data }).toEqual({ status: 403, data: undefined })
  })
})

test('a preview token asks freely, at both endpoints', async () => {
  for (const endpoint of ['published', 'preview'] as const) {
    const { status, errors } = await ask(payload, FREE, { token: preview, endpoint, accept })
    expect({ status, errors }).toEqual({ status: 200, errors: [] })
  }
})

test('without a list nothing is answered to a published token, and the log says what makes one', async () => {
  rmSync(file)
  const lines = await logged(async () => {
    const { status, data, errors } = await ask(payload, LISTED, { token: published, accept })
    expect({ status, data }).toEqual({ status: 503, data: undefined })
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_LIST_MISSING' })
  })
  expect(lines).toContain('site/build.ts')
  expect(lines).toContain(file)

  writeList()
  const { status } = await ask(payload, LISTED, { token: published, accept })
  expect(status).toBe(200)
})

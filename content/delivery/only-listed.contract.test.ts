import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, makeSiteToken, makeToken } from '../testing/delivery.ts'
import { openContent, type TestContent } from '../testing/payload.ts'

const LISTED = 'query Site($slug: String) { page(filter: { slug: { eq: $slug } }) { id } }'
const FREE = '{ site { name } }'
const accept = 'application/graphql-response+json'

let content: TestContent
let payload: Payload
let siteToken: string
let published: string
let preview: string
let file: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  siteToken = await makeSiteToken(payload)
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

/** The log output during the work. */
async function logged(work: () => Promise<unknown>) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await work()
  const lines = write.mock.calls.flat().join('')
  write.mockRestore()
  return lines
}

test('the site’s token may send a listed query with any variables', async () => {
  const variables = { slug: 'nowhere' }
  const { status, data } = await ask(payload, LISTED, { token: siteToken, variables, accept })
  expect({ status, data }).toEqual({ status: 200, data: { page: null } })
})

test.each([
  ['an unlisted query', FREE],
  ['a listed query with one more space', `${LISTED} `],
  ['an introspection query', '{ __schema { queryType { name } } }'],
  ['a syntax error', '{ site {'],
])('the site’s token gets 403 for %s', async (_, query) => {
  const lines = await logged(async () => {
    const { status, headers, data, errors } = await ask(payload, query, {
      token: siteToken,
      accept,
    })
    expect({ status, data }).toEqual({ status: 403, data: undefined })
    expect(headers.get('content-type')).toContain(accept)
    expect(errors).toEqual([
      {
        message: expect.stringContaining('make a delivery token in the studio'),
        extensions: { code: 'QUERY_NOT_LISTED' },
      },
    ])
  })
  expect(lines).not.toContain(siteToken)
})

test('clients that accept application/json only get the same 403', async () => {
  await logged(async () => {
    const { status, data } = await ask(payload, FREE, { token: siteToken })
    expect({ status, data }).toEqual({ status: 403, data: undefined })
  })
})

test('tokens made in the studio may send any query within the weight limits', async () => {
  const may = async (token: string, endpoint: 'published' | 'preview') => {
    const { status, errors } = await ask(payload, FREE, { token, endpoint, accept })
    expect({ status, errors }).toEqual({ status: 200, errors: [] })
  }
  await may(published, 'published')
  await may(preview, 'published')
  await may(preview, 'preview')
  const heavy = `{ ${Array.from({ length: 99 }, (_, i) => `p${i}: home { id }`).join(' ')} }`
  const { status, errors } = await ask(payload, heavy, { token: published, accept })
  expect(status).toBe(400)
  expect(errors[0]?.message).toMatch(/^This query is too expensive/)
})

test('a token of another name is the site’s if the settings say so', async () => {
  vi.stubEnv('CONTENT_TOKEN', published)
  await logged(async () => {
    expect((await ask(payload, FREE, { token: published, accept })).status).toBe(403)
  })
})

test('without a list the site’s token gets 503, and the log says how to create one', async () => {
  rmSync(file)
  const lines = await logged(async () => {
    const { status, data, errors } = await ask(payload, LISTED, { token: siteToken, accept })
    expect({ status, data }).toEqual({ status: 503, data: undefined })
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_LIST_MISSING' })
  })
  expect(lines).toContain('site/build.ts')
  expect(lines).toContain(file)

  writeList()
  const { status } = await ask(payload, LISTED, { token: siteToken, accept })
  expect(status).toBe(200)
})

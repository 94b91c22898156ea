import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, makeSiteToken, makeToken } from '../content/testing/delivery.ts'
import { openContent, type TestContent } from '../content/testing/payload.ts'
import { requestText } from '../site/content/request-text.ts'
import { documentList } from '../site/screens/document-list.ts'
import { documents } from '../site/screens/documents.ts'

let content: TestContent
let payload: Payload
let token: string
let preview: string

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  token = await makeSiteToken(payload)
  preview = await makeToken(payload, 'preview')
  const file = join(content.folder, 'documents.json')
  writeFileSync(file, JSON.stringify({ current: documentList(), previous: {} }))
  Object.assign(process.env, { PUBLISHED_QUERIES: 'listed', SITE_DOCUMENTS: file })
})
afterAll(() => content[Symbol.asyncDispose]())

/** Values for the variables of all queries. */
const VARIABLES = {
  slug: 'nowhere',
  category: 'nowhere',
  first: 100,
  skip: 0,
  orderBy: ['price_ASC'],
  filter: {},
  above: { price: { gte: 1 } },
  below: { price: { lt: 1 } },
}
const queries = documents.map((document) => requestText(document))

test.each(queries)('$operationName succeeds with the token of the site', async ({ query }) => {
  const { status, data, errors, tags } = await ask(payload, query, { token, variables: VARIABLES })
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
  expect(data).toBeTruthy()
  expect(tags.length).toBeGreaterThan(0)
})

test.each(queries)('$operationName succeeds in preview', async ({ query }) => {
  const options = { token: preview, endpoint: 'preview', variables: VARIABLES } as const
  const { status, errors } = await ask(payload, query, options)
  expect({ status, errors }).toEqual({ status: 200, errors: [] })
})

test('unlisted queries fail with the token of the site only', async () => {
  const query = '{ home { id } }'
  expect((await ask(payload, query, { token })).status).toBe(403)
  expect((await ask(payload, query, { token: preview })).status).toBe(200)
})

import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeToken } from '../../testing/delivery.ts'
import { complaintsAbout } from '../../testing/generate-client.ts'
import { listenDelivery } from '../../testing/listen-delivery.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'

let content: TestContent
let server: Awaited<ReturnType<typeof listenDelivery>>

/** The examples read their settings when they are loaded, so each test imports its own. */
beforeAll(async () => {
  content = await openContent()
  const { payload } = content
  server = await listenDelivery(payload)
  const DELIVERY_TOKEN = await makeToken(payload, 'preview')
  Object.assign(process.env, { CONTENT_URL: server.url, DELIVERY_TOKEN })
  const data = { title: 'Barn Club', _status: 'published' } as const
  await payload.create({ collection: 'amenities', data })
  await payload.create({ collection: 'amenities', data: { title: 'Draft' }, draft: true })
  const page = { title: 'Next summer', slug: 'next-summer' }
  await payload.create({ collection: 'pages', data: page, draft: true })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await content[Symbol.asyncDispose]()
})

const amenities = [{ title: 'Barn Club' }]

test('fetch', async () => {
  const { readAmenities } = await import('./fetch.ts')
  expect(await readAmenities(20)).toEqual({ amenities })
  await expect(readAmenities(501)).rejects.toThrow(/ask for 0 to 500 records/)
})

test('@datocms/cda-client', async () => {
  const { readAmenities, readDraft } = await import('./cda-client.ts')
  expect(await readAmenities()).toEqual({ amenities })
  const { data, tags } = await readDraft('next-summer')
  expect(data).toEqual({ page: { title: 'Next summer' } })
  expect(tags).toContain('pages:slug=next-summer')
})

test('graphql-codegen makes types that TypeScript accepts and that check responses', async () => {
  const { default: config } = await import('./codegen.ts')
  const [[url = '', { headers } = { headers: {} }] = []] = config.schema.flatMap(Object.entries)
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: true }) }),
  })
  const schema = buildClientSchema((await response.json()).data)

  const { preset } = config.generates['src/gql/']
  const query = 'query Houses { listings { title status } page { ... on ContentRecord { id } } }'
  const use = (field: string) => `
    import { HousesDocument, type HousesQuery } from './gql/graphql'
    export const titles = ({ listings }: HousesQuery) => listings.map((house) => house.${field}?.trim())
    export const kind: 'Document' = HousesDocument.kind
  `

  expect(preset).toBe('client')
  expect(await complaintsAbout(schema, query, use('title'))).toBe('')
  expect(await complaintsAbout(schema, query, use('name'))).toContain("'name' does not exist")
  // Generated code could not use TypeScript's own type of such a name.
  const own = ['Record', 'Partial', 'Pick', 'Omit', 'Exclude', 'Extract', 'Required', 'Readonly']
  expect(own.filter((name) => schema.getType(name))).toEqual([])
})

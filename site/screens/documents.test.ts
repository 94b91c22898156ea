import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import { buildSchema, Kind, print, validate } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { createContentClient } from '../content/client.ts'
import { homePage } from '../content/pages.ts'
import { address, listenOnFreePort } from '../testing/loopback.ts'
import { documentList } from './document-list.ts'
import { documents } from './documents.ts'
import { pageQueries } from './queries.ts'

const SITE = new URL('..', import.meta.url)

const schema = buildSchema(readFileSync(new URL('../content/schema.graphql', SITE), 'utf8'))

test('every query of the site is valid in the delivery schema', () => {
  for (const query of documents)
    expect(validate(schema, query).map(({ message }) => message)).toEqual([])
})

test('every page kind has its query, named as in specification §7', () => {
  for (const { key, type } of [...globalPages, ...collectionPages]) {
    const definitions = pageQueries[key].definitions
    const operation = definitions.find((one) => one.kind === 'OperationDefinition')
    expect(operation?.name?.value).toBe(type.replace(/Record$/, ''))
  }
})

test('every query is within the size limit of the content service', () => {
  for (const [kind, query] of Object.entries(pageQueries)) {
    expect(print(query).length, kind).toBeLessThan(64 * 1024)
  }
})

test('every query in the sources of the site is listed', () => {
  const files = globSync('{app,client,content,media,screens,server,shell}/**/*.{ts,tsx}', {
    cwd: SITE,
  })
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file))
  const written = sources.flatMap((file) => {
    const text = readFileSync(new URL(file, SITE), 'utf8')
    return [...text.matchAll(/^\s*query (\w+)/gm)].map(([, name]) => name ?? '')
  })
  expect(written.length).toBeGreaterThan(11)
  expect([...new Set(written)].sort()).toEqual(namesOf(Object.values(documentList())))
})

test('each query has one operation with a unique name', () => {
  for (const { definitions } of documents) {
    expect(definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toHaveLength(1)
  }
  const names = Object.values(documentList())
  expect(namesOf(names)).toHaveLength(names.length)
})

test('the list is deterministic and sorted by name', () => {
  expect(JSON.stringify(documentList())).toBe(JSON.stringify(documentList()))
  const names = Object.values(documentList())
  expect(names).toEqual(names.toSorted())
})

test('the client sends queries exactly as listed', async () => {
  let sent = ''
  const server = createServer(async (request, response) => {
    sent = JSON.parse((await request.toArray()).join('')).query
    response.end('{"data":{"record":null}}')
  })
  const url = address(await listenOnFreePort(server))
  onTestFinished(() => void server.close())
  await createContentClient({ url, token: 't' })(homePage, {})
  server.closeAllConnections()
  expect(documentList()[createHash('sha256').update(sent).digest('hex')]).toBe('Home')
})

function namesOf(names: string[]) {
  return [...new Set(names)].sort()
}

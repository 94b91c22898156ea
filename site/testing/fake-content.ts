import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buildSchema, type GraphQLSchema, graphql } from 'graphql'
import { address, listenOnFreePort } from './loopback.ts'

type Block = { id: string; _modelApiKey: string; __typename: string }
type Page = { id: string; title: string | null; blocks: Block[]; tags?: string[] }

const SDL = readFileSync(new URL('../../content/schema.graphql', import.meta.url), 'utf8')

/** A kind the content service has and the site does not. */
const NOVEL = `
  type NovelRecord implements BlockRecord { id: ID! _modelApiKey: String! words: String }
  extend union HomeModelBlocksField = NovelRecord
  extend union PageModelBlocksField = NovelRecord
`

export const TOKEN = 'a delivery token'

/** A content service on loopback: real GraphQL over the delivery schema, records held in memory. */
export async function fakeContent() {
  const schema = buildSchema(SDL + NOVEL)
  const content = {
    url: '',
    schema: schema as GraphQLSchema,
    pages: new Map<string, Page>(),
    global: {} as Record<string, unknown>,
    site: { name: 'Punta Alba', locale: 'en' } as Record<string, unknown>,
    /** Every operation that was asked for. */
    asked: [] as string[],
    /** Awaited before each answer; may throw. */
    before: async (_operation: string, _slug?: string) => {},
    isDown: false,
  }
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { query, variables, operationName } = JSON.parse(Buffer.concat(chunks).toString())
    content.asked.push(variables.slug ? `${operationName} ${variables.slug}` : operationName)
    if (content.isDown) return void response.destroy()
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return void response.writeHead(401).end('{"errors":[{"message":"Send a token."}]}')
    }
    const key = operationName === 'Home' ? '' : variables.slug
    const page = content.pages.get(key)
    const rootValue = {
      site: record('site', { faviconMetaTags: [], ...content.site }),
      global: record('global', { ...EMPTY_GLOBAL, ...content.global }),
      home: page && record('home', { _seoMetaTags: seo(page), ...page }),
      page: page && record('page', { slug: key, _seoMetaTags: seo(page), ...page }),
    }
    const before = JSON.stringify(rootValue)
    await content.before(operationName, variables.slug)
    const answer = await graphql({
      schema: content.schema,
      source: query,
      variableValues: variables,
      operationName,
      rootValue: JSON.parse(before),
    })
    const cacheTags =
      operationName === 'Settings' ? ['global:site', 'global:global'] : tags(key, page)
    response.writeHead(200, { 'content-type': 'application/graphql-response+json' })
    response.end(JSON.stringify({ ...answer, extensions: { cacheTags } }))
  })
  content.url = `${address(await listenOnFreePort(server))}/graphql`
  return content
}

function tags(slug: string, page: Page | undefined) {
  const own = slug === '' ? ['global:home'] : [`pages:slug=${slug}`]
  return [...own, ...(page && slug !== '' ? [`pages:${page.id}`] : []), ...(page?.tags ?? [])]
}

function record(kind: string, fields: Record<string, unknown>) {
  return { id: kind, _modelApiKey: kind, ...fields }
}

function seo(page: Page) {
  return [{ tag: 'title', attributes: null, content: page.title }]
}

const EMPTY_GLOBAL = {
  menu: [],
  menu2: [],
  menu3: [],
  menuData: [],
  secondaryMenu: [],
  footMenu1: [],
  footMenu2: [],
}

/** A block as the delivery schema gives it: a `banner_cta` is a `BannerCtaRecord`. */
export function block(kind: string, id: string, fields: object): Block {
  const name = kind.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { id, _modelApiKey: kind, __typename: `${name}Record`, ...fields }
}

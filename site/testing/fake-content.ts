import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectionPages, globalPages } from '@belvedere/blocks/page-kinds.ts'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import type { PageHour } from '@belvedere/kit/page-hour.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import { defaultFieldResolver, execute, type GraphQLFieldResolver } from 'graphql'
import type { IndexedPage } from '../content/indexed-pages.ts'
import { fakeFeed } from './fake-feed.ts'
import { fakeInbox } from './fake-inbox.ts'
import { type ListArgs, listOf } from './fake-list.ts'
import { answerExchange, type FakeSession, hasSession } from './fake-sessions.ts'
import { address, listenOnFreePort } from './loopback.ts'
import type { Block } from './records.ts'
import { parseOnce, schema } from './test-schema.ts'
import { TINY_FILM } from './tiny-film.ts'

type Page = {
  id: string
  title: string | null
  hour?: PageHour
  blocks: Block[]
  tags?: string[]
}
type Fields = Record<string, unknown>
type Question = { query: string; operationName: string; variables: { slug?: string } }

/** Random, because a built site is in production and refuses weak secrets. */
const ownSecret = () => randomBytes(32).toString('base64url')

export const TOKEN = ownSecret()
export const PUBLISH_KEY = ownSecret()

/** A content service on loopback: the real delivery schema over records in memory. */
export async function fakeContent() {
  const content = {
    url: '',
    /** Pages by slug; the home page has an empty one. */
    pages: new Map<string, Page>(),
    /** Other records with a slug, by their field in `Query`. */
    records: byRoot(KINDS, (): Fields[] => []),
    amenities: [] as Fields[],
    /** Globals that are pages, by their field in `Query`. */
    only: byRoot(GLOBALS, (): Fields | null => null),
    /** The splash is off: it would cover every page that is opened. */
    site: { name: 'Our Place', locale: 'en', features: { splash: false } } as Record<
      string,
      unknown
    >,
    global: {} as Record<string, unknown>,
    brand: null as Record<string, unknown> | null,
    redirects: [] as Redirect[],
    /** What GET requests of other paths than those below are answered with. */
    files: new Map<string, (response: ServerResponse) => unknown>(),
    /** The paths of all GET requests for pictures. */
    fetched: [] as string[],
    /** The addresses of all published pages; null refuses the query for them. */
    addresses: null as string[] | null,
    /** The pages that are not hidden from search engines. */
    indexedPages: [] as IndexedPage[],
    /** Every operation received, with its slug. */
    asked: [] as string[],
    /** The id of the last request with each operation and slug. */
    requestIds: new Map<string, unknown>(),
    /** Awaited between reading the records and responding. */
    beforeAnswer: async (_asked: string) => {},
    isDown: false,
    /** Whether the unsaved documents of previews are forgotten. */
    isForgotten: false,
    /** Drafts of pages by slug: only sessions of a preview read them. */
    drafts: new Map<string, Page>(),
    /** Sessions of previews by the token that is exchanged for them. */
    sessions: new Map<string, FakeSession>(),
    /** The headers of the last request for a preview. */
    previewHeaders: {} as IncomingMessage['headers'],
    /** The change feed; it answers even while `isDown`. */
    feed: fakeFeed(),
    /** What was handed over of enquiries. */
    inbox: fakeInbox(PUBLISH_KEY),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/changes')) return content.feed.send(request.url, response)
    if (request.url?.endsWith('.webm')) return sendFilm(request, response)
    if (request.method !== 'POST') {
      const path = request.url ?? ''
      content.fetched.push(path)
      if (content.isDown) return void response.destroy()
      const file = content.files.get(path)
      return void (file ? file(response) : response.writeHead(200, PNG).end(PIXEL))
    }
    if (request.url === '/preview/session')
      return answerExchange(await bodyOf(request), content.sessions, response)
    if (request.url === '/enquiries')
      return void content.inbox.answer(request, await bodyOf(request), response)
    const question: Question = JSON.parse(await bodyOf(request))
    const asked = [question.operationName, question.variables.slug].filter(Boolean).join(' ')
    content.asked.push(asked)
    content.requestIds.set(asked, request.headers['x-request-id'])
    const isPreview = request.url === '/graphql/preview'
    if (isPreview) content.previewHeaders = request.headers
    const pages = isPreview ? new Map([...content.pages, ...content.drafts]) : content.pages
    const records = structuredClone(recordsFor(question, { ...content, pages }))
    await content.beforeAnswer(asked)
    if (content.isDown) return void response.destroy()
    const bearer = request.headers.authorization?.slice('Bearer '.length) ?? ''
    if (content.isForgotten && request.headers['x-unsaved']) return void gone(response)
    const isKnown = isPreview ? hasSession(content.sessions, bearer) : bearer === TOKEN
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/graphql-response+json' })
    response.end(JSON.stringify(isKnown ? await answer(question, records) : REFUSAL))
  })
  content.url = `${address(await listenOnFreePort(server))}/graphql`
  return content
}

const gone = (response: ServerResponse) =>
  response.writeHead(410, { 'content-type': 'application/json' }).end(JSON.stringify(FORGOTTEN))

/** Serves the test film, with byte ranges. */
function sendFilm({ headers: { range } }: IncomingMessage, response: ServerResponse) {
  const about = { 'content-type': 'video/webm', 'accept-ranges': 'bytes', etag: '"film"' }
  const { status, headers, part } = answerRange(
    { range },
    { size: TINY_FILM.length, etag: '"film"' },
  )
  response.writeHead(status, { ...about, ...headers })
  response.end(part && TINY_FILM.subarray(part.start, part.end + 1))
}

const PNG = { 'content-type': 'image/png', etag: '"pixel"' }
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FORGOTTEN = { errors: [{ message: 'The unsaved document is no longer known.' }] }
const REFUSAL = { errors: [{ message: 'Send a delivery token.' }] }

/** The kinds of pages besides the generic ones and the home page, which have their own map. */
const KINDS = collectionPages.filter((page) => page.root !== 'page')
const GLOBALS = globalPages.filter((page) => page.root !== 'home')

type Records = Record<(typeof KINDS)[number]['root'], Fields[]>

function byRoot<Root extends string, Value>(kinds: readonly { root: Root }[], make: () => Value) {
  return Object.fromEntries(kinds.map(({ root }) => [root, make()])) as Record<Root, Value>
}

type Known = ReturnType<typeof recordsFor>
type Content = Pick<
  Awaited<ReturnType<typeof fakeContent>>,
  | 'pages'
  | 'site'
  | 'global'
  | 'brand'
  | 'redirects'
  | 'records'
  | 'amenities'
  | 'only'
  | 'addresses'
  | 'indexedPages'
>

function recordsFor({ variables, operationName }: Question, content: Content) {
  const { pages, site, global } = content
  const slug = operationName === 'Home' ? '' : (variables.slug ?? '')
  const page = pages.get(slug)
  const found = page && { ...record('page'), slug, _seoMetaTags: seo(page), ...page }
  return {
    tags: OWN_TAGS[operationName] ?? tagsOfRecord(operationName, slug) ?? tagsOf(slug, page),
    records: structuredClone(content.records),
    rootValue: {
      site: { ...record('site'), faviconMetaTags: [], icons: [], ...site },
      brand: content.brand && { ...record('brand'), fonts: [], ...content.brand },
      global: { ...record('global'), ...EMPTY_GLOBAL, ...global },
      redirects: content.redirects.map((one) => ({ ...record('redirect'), ...one })),
      addresses: content.addresses,
      indexedPages: content.indexedPages,
      _redirectsMeta: { count: content.redirects.length },
      home: found,
      page: found,
      ...Object.fromEntries(
        GLOBALS.map(({ root, key }) => {
          const own = content.only[root]
          return [root, own && { ...record(key), ...EMPTY_RECORD, ...own }]
        }),
      ),
      amenities: content.amenities,
      _amenitiesMeta: { count: content.amenities.length },
    },
  }
}

async function answer(question: Question, { tags, records, ...known }: Known) {
  const { query, variables, operationName } = question
  const rootValue = { ...known.rootValue, ...recordFields(records) }
  const { document, errors } = parseOnce(query)
  if (errors.length > 0) return { errors }
  const result = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
    operationName,
    fieldResolver: byAliasToo,
  })
  return { ...result, extensions: { cacheTags: tags } }
}

/**
 * Fixtures are query results: a field that is queried twice is stored under its aliases, and ids that
 * no view uses are left out.
 */
const byAliasToo: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const { key } = info.path
  const isThere = typeof source === 'object' && source !== null && key in source
  const fieldName = isThere && typeof key === 'string' ? key : info.fieldName
  const value = defaultFieldResolver(source, args, context, { ...info, fieldName })
  if (info.fieldName !== 'id' || (value !== undefined && value !== null)) return value
  return `at-${info.path.prev?.key}`
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function tagsOf(slug: string, page: Page | undefined) {
  const own = slug === '' ? ['global:home'] : [`pages:slug=${slug}`]
  return [...own, ...(page && slug !== '' ? [`pages:${page.id}`] : []), ...(page?.tags ?? [])]
}

function record(kind: string) {
  return { id: kind, _modelApiKey: kind }
}

function seo({ title }: Page) {
  return [{ tag: 'title', attributes: null, content: title }]
}

/** The fields of `Query` that read records, as in the content service. */
function recordFields(records: Records) {
  const whole = (kind: keyof Records) =>
    records[kind].map((fields) => ({ ...record(kind), ...EMPTY_RECORD, ...fields }))
  const one = (kind: keyof Records) => [kind, bySlug(whole(kind))]
  const listed = (args: ListArgs) => listOf(whole('realEstateListing'), args)
  return {
    ...Object.fromEntries(KINDS.map(({ root }) => one(root))),
    listings: listed,
    _listingsMeta: (args: ListArgs) => ({ count: listed({ filter: args.filter }).length }),
  }
}

function bySlug(records: Fields[]) {
  return ({ filter }: { filter: { slug: { eq: string } } }) =>
    records.find(({ slug }) => slug === filter.slug.eq) ?? null
}

/** The tags of a query that is named after the type of its record. */
function tagsOfRecord(operationName: string, slug: string) {
  const isAsked = ({ type }: { type: string }) => type === `${operationName}Record`
  const collection = KINDS.find(isAsked)?.collection
  const global = GLOBALS.find(isAsked)?.global
  if (global) return [`global:${global}`]
  return collection && [`${collection}:slug=${slug}`]
}

const EMPTY_RECORD = {
  _seoMetaTags: [],
  blocks: [],
  images: [],
  pictures: [],
  waters: [],
  places: [],
  related: [],
}

const OWN_TAGS: Record<string, string[]> = {
  Shell: ['global:site', 'global:global'],
  Settings: ['global:site', 'global:global', 'listings', 'amenities'],
  Redirects: ['redirects'],
  Addresses: ['addresses', 'global:home'],
  IndexedPages: ['indexed-pages', 'global:site', 'global:home:address'],
  CategoryListings: ['listings'],
  SettingsListings: ['listings'],
  SettingsAmenities: ['amenities'],
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

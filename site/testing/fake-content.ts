import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerRange } from '@belvedere/kit/byte-range.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import type { IndexedPage } from '../content/indexed-pages.ts'
import { fakeFeed } from './fake-feed.ts'
import { fakeInbox } from './fake-inbox.ts'
import {
  answerQuery,
  byRoot,
  type Fields,
  GLOBALS,
  KINDS,
  type Page,
  type Question,
  recordsFor,
  USUAL_FACTS,
} from './fake-records.ts'
import { answerExchange, type FakeSession, hasSession } from './fake-sessions.ts'
import { address, listenOnFreePort } from './loopback.ts'
import { TINY_FILM } from './tiny-film.ts'

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
    /** The splash is off, because it would cover every page. */
    site: { name: 'Our Place', locale: 'en', features: { splash: false } } as Record<
      string,
      unknown
    >,
    global: {} as Record<string, unknown>,
    brand: null as Record<string, unknown> | null,
    redirects: [] as Redirect[],
    /** The response to GET requests of other paths than those below. */
    files: new Map<string, (response: ServerResponse) => unknown>(),
    /** The paths of all GET requests for pictures. */
    fetched: [] as string[],
    /** The addresses of all published pages; null makes the query for them fail. */
    addresses: null as string[] | null,
    /** The pages that are not hidden from search engines. */
    indexedPages: [] as IndexedPage[],
    /** The facts of the owner that filter a category; without a list of them bedrooms do. */
    factFilters: USUAL_FACTS as Record<string, unknown>[],
    /** Every operation received, with its slug. */
    asked: [] as string[],
    /** The id of the last request with each operation and slug. */
    requestIds: new Map<string, unknown>(),
    /** Awaited between reading the records and responding. */
    beforeAnswer: async (_asked: string) => {},
    /** Changes the data of an answer before it is sent. */
    spoil: (_asked: string, data: Fields): unknown => data,
    isDown: false,
    /** Whether the unsaved documents of previews are forgotten. */
    isForgotten: false,
    /** Drafts of pages by slug, for sessions of a preview only. */
    drafts: new Map<string, Page>(),
    /** Sessions of previews by the token that is exchanged for them. */
    sessions: new Map<string, FakeSession>(),
    /** The headers of the last request for a preview. */
    previewHeaders: {} as IncomingMessage['headers'],
    /** The change feed; it answers even while `isDown`. */
    feed: fakeFeed(),
    /** The enquiries that were handed over. */
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
    if (!isKnown) return void response.end(JSON.stringify(REFUSAL))
    const answer = await answerQuery(question, records)
    const data = 'data' in answer && answer.data ? content.spoil(asked, answer.data) : null
    response.end(JSON.stringify({ ...answer, data }))
  })
  content.url = `${address(await listenOnFreePort(server))}/graphql`
  return content
}

const gone = (response: ServerResponse) =>
  response.writeHead(410, { 'content-type': 'application/json' }).end(JSON.stringify(FORGOTTEN))

/** Serves the test video, with byte ranges. */
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

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

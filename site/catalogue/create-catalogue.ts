import type { ServerResponse } from 'node:http'
import { TICKET_PATH } from '@belvedere/kit/enquiry/form-state.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { createElement } from 'react'
import { send } from '../server/http/prepared-response.ts'
import { type Handler, pathOf } from '../server/http/request.ts'
import { sendJson } from '../server/http/send-text.ts'
import type { Assets } from '../server/render/assets.ts'
import { blockEntries } from './block-entries.ts'
import { catalogueDocument } from './document.tsx'
import { ALL, addressOf, type Entries, type Entry } from './entry.ts'
import { IndexPage } from './index-page.tsx'
import { renderEntry } from './render-entry.ts'
import { createDemoMedia, sendThumbnail } from './send-file.ts'
import { PENDING_PATH, shellEntries } from './shell-entries.tsx'
import { ViewerPage } from './viewer-page.tsx'

type CatalogueOptions = {
  assets: Assets
  siteUrl: string
  log: Log
  /** Maximum width of pictures, in pixels. */
  widest: number
}

/** Creates the catalogue as one request handler. */
export function createCatalogue(options: CatalogueOptions): Handler {
  const kinds = allEntries()
  const sendMedia = createDemoMedia(options.widest)
  return (request, response) => {
    const url = request.url ?? '/'
    const path = pathOf(url)
    const file = options.assets.file(path)
    if (file) return send(request, response, file)
    if (path.startsWith('/media/')) return sendMedia(request, response)
    if (path.startsWith('/thumbnails/')) return sendThumbnail(request, response)
    if (path === '/entries.json') return sendJson(response, listEntries(kinds))
    if (path.startsWith('/builds/')) return sendBuild(path, response, options)
    // The catalogue takes the reports of its pages like the site, and does not count them.
    if (path === '/visits') return void response.writeHead(204).end()
    // Nothing is sent from the catalogue.
    if (path === TICKET_PATH) return sendJson(response, { ticket: '' })
    // Never answered, so that the pending indicator stays visible.
    if (path === `${PENDING_PATH}/_payload.json`) return undefined
    // The menu fetches payloads for their share pictures; in the catalogue its links have no pages.
    if (path.endsWith('/_payload.json')) return sendJson(response, {})
    return sendPage(url, response, kinds, options)
  }
}

/** The answers to open tabs: the catalogue is always its latest build, and has no redirects. */
function sendBuild(path: string, response: ServerResponse, { assets }: CatalogueOptions) {
  const { build } = assets
  const isManifest = path === `/builds/meta/${build.id}.json`
  return sendJson(response, isManifest ? { ...build, redirects: [], prerendered: [] } : build)
}

async function sendPage(
  url: string,
  response: ServerResponse,
  kinds: Catalogue,
  options: CatalogueOptions,
) {
  const path = pathOf(url)
  const match = findEntry(kinds, path)
  if (match?.isPage) {
    const { html, headers } = await renderEntry(match, options)
    return sendHtml(response, 200, html, headers)
  }
  const { assets } = options
  if (match) {
    const width = Number(new URLSearchParams(url.slice(path.length)).get('width'))
    const children = createElement(ViewerPage, { ...match, width })
    const title = `${match.name} · ${match.kind}`
    return sendHtml(response, 200, catalogueDocument({ title, assets, children }))
  }
  const notice = `The catalogue has nothing at ${path}. This is what it has:`
  const children = createElement(IndexPage, { kinds, ...(path !== '/' && { notice }) })
  const html = catalogueDocument({ title: 'Catalogue', assets, children })
  sendHtml(response, path === '/' ? 200 : 404, html)
}

function sendHtml(
  response: ServerResponse,
  status: number,
  html: string,
  headers: Record<string, string> = {},
) {
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, { ...headers, ...type }).end(html)
}

/** All entries by kind: the shell's and those of every block kind. */
function allEntries(): Map<string, Entries> {
  const kinds = blockEntries()
  return new Map([['shell', shellEntries(kinds)], ...kinds])
}

type Catalogue = ReadonlyMap<string, Entries>

/** The entry at an address: as a page (`isPage`) or in frames. */
type EntryMatch = {
  kind: string
  name: string
  entry: Entry
  entries: Entries
  isPage: boolean
}

/** Matches `/hero`, `/hero/extreme`, and the page in its frames, `/hero--extreme`. */
const ADDRESS = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:(\/|--)([a-z0-9-]+))?$/

/** Finds the entry at a path; undefined if there is none. A kind alone means its `all` entry. */
function findEntry(kinds: Catalogue, path: string): EntryMatch | undefined {
  const [, kind = '', separator, entryName] = ADDRESS.exec(path) ?? []
  const entries = kinds.get(kind)
  const [first = ''] = entries?.keys() ?? []
  const name = entryName ?? (entries?.has(ALL) ? ALL : first)
  const entry = entries?.get(name)
  return entries && entry && { kind, name, entry, entries, isPage: separator === '--' }
}

/** All entries with the addresses of their pages, for the end-to-end tests. */
function listEntries(kinds: Catalogue) {
  return [...kinds].flatMap(([kind, entries]) =>
    [...entries].map(([name, entry]) => {
      return { kind, name, path: addressOf(kind, name, entry), press: entry.press }
    }),
  )
}

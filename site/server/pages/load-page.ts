import type { Log } from '@belvedere/kit/log.ts'
import { featuresOf } from '../../browser/store/features.ts'
import type { ContentClient } from '../../content/client.ts'
import type { Kinds } from '../../content/kinds.ts'
import { loadScreen } from '../../screens/load-screen.ts'
import { routeOf } from '../../screens/routes.ts'
import type { OfferedFact, Screen, ScreenPage } from '../../screens/screen.ts'
import type { LoadResult } from '../cache/entry.ts'
import {
  type SettingsReader,
  type VersionedSettings,
  withoutSettings,
} from '../cache/settings-reader.ts'
import type { Compression } from '../http/encodings.ts'
import {
  compressInBackground,
  contentHash,
  type PreparedResponse,
  prepareResponse,
  sizeOf,
} from '../http/prepared-response.ts'
import type { Assets } from '../render/assets.ts'
import { type FormBlock, formsOf, payloadOf } from '../render/page.tsx'
import { renderDocument } from '../render/render-document.tsx'
import { renderPage } from '../render/render-page.ts'

/**
 * A cache entry for an address: its document and payload, or that the page is missing or has moved.
 */
export type CachedPage =
  | { isMissing: true; moved?: { to: string; status: number } }
  | {
      isMissing: false
      document: PreparedResponse
      payload: PreparedResponse
      version: string
      render: number
      /** A hash of all data that the page was rendered from. */
      source: string
      /** Its blocks with forms, if there are any: their answers render them once more. */
      forms?: FormBlock[]
      /** Of a list without parameters: the facts that those can name. */
      offered?: readonly OfferedFact[]
    }

type PageContext = {
  fetchContent: ContentClient
  kinds: Kinds
  settings: SettingsReader
  assets: Assets
  siteUrl: string
  log: Log
  /** Counts a render of the address, with its time, and returns the number of renders so far. */
  countRender: (path: string, ms: number) => number
  compression?: Compression
}

/** Loads and renders the page at an address. */
export async function loadPage(
  address: string,
  previous: CachedPage | undefined,
  context: PageContext,
): Promise<LoadResult<CachedPage>> {
  const { fetchContent, kinds, settings } = context
  const { versionTag } = settings
  const route = routeOf(address)
  if (!route) return missingPage({ is: 'not-found', tags: [] }, versionTag)
  const [screen, shell] = await Promise.all([
    loadScreen(route, fetchContent, () => settings.fetchWithLists(), kinds),
    // A page without settings has an empty menu (readings, States).
    settings.readPatiently().catch(withoutSettings),
  ])
  if (screen.is !== 'page') return missingPage(screen, versionTag)
  const about = {
    tags: [...new Set([...screen.tags, ...shell.tags])],
    isStale: shell.isStale,
    ...(screen.maxAgeMs !== undefined && { maxAgeMs: screen.maxAgeMs }),
  }
  // A part is missing that the page had before: a late page is better than an incomplete one.
  if (screen.maxAgeMs !== undefined && previous?.isMissing === false)
    return { value: previous, ...about, isStale: true }
  const source = sourceOf(screen.page, context.assets.build.id + shell.version)
  if (previous?.isMissing === false && previous.source === source)
    return { value: previous, ...about }
  const start = performance.now()
  const rendered = await writePage(address, screen.page, shell, context)
  const render = context.countRender(address, performance.now() - start)
  const prepared = await preparePage({ ...rendered, source, render }, previous, context.compression)
  const offered = address.includes('?') ? undefined : screen.page.offered
  return { ...prepared, value: { ...prepared.value, ...(offered && { offered }) }, ...about }
}

/**
 * A hash of the data that a page is rendered from: the same screen and settings give the same page.
 */
function sourceOf(screen: ScreenPage, versions: string): string {
  const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value)
  return contentHash(versions + JSON.stringify(screen, withMaps))
}

/** The settings name addresses: with other names the same path may be that of a page. */
const NAMES = 'global:site'

/**
 * A missing or moved page; cached for a short time only, and not longer than the settings that named
 * addresses: before any are known, a site has the names of the specification.
 */
function missingPage(
  screen: Exclude<Screen, { is: 'page' }>,
  versionTag: string,
): LoadResult<CachedPage> {
  const moved = screen.is === 'moved' ? { to: screen.to, status: screen.status } : undefined
  const value = { isMissing: true as const, ...(moved && { moved }) }
  return { value, tags: [...screen.tags, NAMES, versionTag], isNegative: true }
}

type Rendered = {
  html: string
  headers: Record<string, string>
  payload: string
  forms: FormBlock[]
}
type NumberedRender = Rendered & { source: string; render: number }

/**
 * Prepares both responses. If the content is unchanged the old bodies stay, which already have the
 * best compression.
 */
async function preparePage(
  { html, headers, payload, forms, source, render }: NumberedRender,
  previous: CachedPage | undefined,
  compression?: Compression,
): Promise<Pick<LoadResult<CachedPage>, 'value' | 'finished'>> {
  const version = contentHash(html + payload)
  if (previous?.isMissing === false && previous.version === version)
    return { value: { ...previous, source, render } }
  const [document, data] = await Promise.all([
    prepareResponse({ body: html, headers: { ...HTML, ...headers } }, compression),
    prepareResponse({ body: payload, headers: PAYLOAD }, compression),
  ])
  const finished = Promise.all(
    [document, data].map((one) => compressInBackground(one, compression)),
  )
  const page = { isMissing: false, document, payload: data, version, render, source } as const
  const value = { ...page, ...(forms.length > 0 && { forms }) }
  return { value, finished }
}

async function writePage(
  address: string,
  screen: ScreenPage,
  shell: VersionedSettings,
  { assets, siteUrl, log, kinds }: PageContext,
): Promise<Rendered> {
  const { settings } = shell
  const model = renderPage(address, screen, shell, { assets, siteUrl, log, kinds })
  const hasSplash = featuresOf(settings.site).splash
  const document = renderDocument({ ...model, settings, hasSplash, assets })
  const headers = { ...document.headers, ...(address.includes('?') && NOT_INDEXED) }
  const { page } = model
  const payload = JSON.stringify(payloadOf(page))
  return { html: document.html, headers, payload, forms: formsOf(page.blocks) }
}

/**
 * A filtered list, a further page of it or a place on the map: search engines follow its links, and
 * index the page without the choice.
 */
const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

/** The size of a cached page in bytes. */
export function pageSize(page: CachedPage): number {
  return page.isMissing ? 1 : sizeOf(page.document) + sizeOf(page.payload)
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}
const PAYLOAD = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }

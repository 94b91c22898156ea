import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { featuresOf } from '../browser/store/features.ts'
import { createSiteStore } from '../browser/store/store.ts'
import type { ContentClient } from '../content/client.ts'
import { loadScreen } from '../screens/load-screen.ts'
import { routeOf, splitAddress } from '../screens/routes.ts'
import type { Screen, ScreenPage } from '../screens/screen.ts'
import type { Assets } from './assets.ts'
import { pageHead, titleOf } from './page-head.ts'
import { payloadOf } from './page-html.tsx'
import type { PageModel } from './page-model.ts'
import {
  contentHash,
  makeSmaller,
  type PreparedResponse,
  prepareResponse,
  sizeOf,
} from './prepared-response.ts'
import { renderDocument } from './render-document.tsx'
import { renderScreen } from './render-screen.ts'
import type { ReadSettings, SettingsReader } from './settings-reader.ts'
import type { LoadResult } from './tagged-cache.ts'

/** What the cache holds of an address: both its answers, or that no page has it, or another has. */
export type CachedPage =
  | { isMissing: true; moved?: { to: string; status: number } }
  | {
      isMissing: false
      document: PreparedResponse
      payload: PreparedResponse
      version: string
      render: number
    }

export type PageContext = {
  ask: ContentClient
  settings: SettingsReader
  assets: Assets
  siteUrl: string
  log: Log
  /** Counts a render of an address and gives its number. */
  countRender: (path: string) => number
}

/** Makes the page of an address anew: what stands there, in one render. */
export async function makePage(
  address: string,
  previous: CachedPage | undefined,
  context: PageContext,
): Promise<LoadResult<CachedPage>> {
  const route = routeOf(address)
  if (!route) return { value: { isMissing: true }, tags: [], isNegative: true }
  const [screen, shell] = await Promise.all([
    loadScreen(context.ask, route),
    context.settings.read(),
  ])
  if (screen.is !== 'page') return withoutPage(screen)
  const rendered = await renderPage(address, screen.page, shell, context)
  const render = context.countRender(address)
  return {
    value: await readyPage(rendered, render, previous),
    tags: [...new Set([...screen.tags, ...shell.tags])],
    ...(shell.maxAgeMs !== undefined && { maxAgeMs: shell.maxAgeMs }),
  }
}

/** No page at all, or one that has moved: both are known for a short while only. */
function withoutPage(screen: Exclude<Screen, { is: 'page' }>): LoadResult<CachedPage> {
  const moved = screen.is === 'moved' ? { to: screen.to, status: screen.status } : undefined
  const value = { isMissing: true as const, ...(moved && { moved }) }
  return { value, tags: screen.tags, isNegative: true }
}

type Rendered = { html: string; headers: Record<string, string>; payload: string }

/** Content that came out the same keeps its answers, which are small by now. */
async function readyPage(
  { html, headers, payload }: Rendered,
  render: number,
  previous: CachedPage | undefined,
): Promise<CachedPage> {
  const version = contentHash(html + payload)
  if (previous?.isMissing === false && previous.version === version) return { ...previous, render }
  const [document, data] = await Promise.all([
    prepareResponse({ body: html, headers: { ...HTML, ...headers } }),
    prepareResponse({ body: payload, headers: PAYLOAD }),
  ])
  makeSmaller(document)
  makeSmaller(data)
  return { isMissing: false, document, payload: data, version, render }
}

async function renderPage(
  address: string,
  screen: ScreenPage,
  { settings, version }: ReadSettings,
  { assets, siteUrl, log }: PageContext,
): Promise<Rendered> {
  const { path, search } = splitAddress(address)
  const canonical = screen.canonical ?? address
  const head = pageHead({ path: canonical, tags: screen.seo, site: settings.site, siteUrl })
  const title = screen.title ?? titleOf(head)
  const { preloads, blocks, hasPageTitle } = renderScreen(screen, {
    ...{ path: address, title, log },
    store: createSiteStore(settings, screen.inventory),
  })
  const page: PageModel = {
    path,
    search: search && `?${search}`,
    head,
    hiddenTitle: hasPageTitle ? null : (title ?? null),
    blocks,
    styles: assets.stylesheets(blocks.map(({ type }) => type)).map(({ href }) => href),
    build: assets.build.id,
    settings: version,
    ...screen.inventory,
    share: pictureOf(screen.share),
  }
  const hasSplash = featuresOf(settings.site).splash
  const document = renderDocument({ page, settings, preloads, hasSplash, assets, siteUrl })
  return { ...document, payload: JSON.stringify(payloadOf(page)) }
}

/** Bytes a page takes in memory. */
export function pageSize(page: CachedPage): number {
  return page.isMissing ? 1 : sizeOf(page.document) + sizeOf(page.payload)
}

const HTML = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
}
const PAYLOAD = { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' }

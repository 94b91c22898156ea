import type { Log } from '@belvedere/kit/log.ts'
import type { PageModel } from '../app/page-model.ts'
import type { ContentClient } from '../content/client.ts'
import { fetchPage, type PageRecord } from '../content/pages.ts'
import { slugOf } from './address.ts'
import type { Assets } from './assets.ts'
import { pageHead, titleOf } from './page-head.ts'
import { contentHash, makeReady, makeSmaller, type Ready, sizeOf } from './ready.ts'
import { renderBlocks } from './render-blocks.tsx'
import { renderDocument } from './render-document.tsx'
import type { ReadSettings, SettingsReader } from './settings-reader.ts'
import type { Loaded } from './tagged-cache.ts'

/** What the cache holds of an address: both its answers, or that no page has it. */
export type CachedPage =
  | { isMissing: true }
  | { isMissing: false; document: Ready; payload: Ready; version: string; render: number }

export type PageContext = {
  ask: ContentClient
  settings: SettingsReader
  assets: Assets
  siteUrl: string
  log: Log
  /** Counts a render of an address and gives its number. */
  countRender: (path: string) => number
}

/** Makes the page of an address anew: one query, one render. */
export async function makePage(
  path: string,
  previous: CachedPage | undefined,
  context: PageContext,
): Promise<Loaded<CachedPage>> {
  const slug = slugOf(path)
  const [{ record, tags }, shell] = await Promise.all([
    fetchPage(context.ask, slug === undefined ? { kind: 'home' } : { kind: 'page', slug }),
    context.settings.read(),
  ])
  if (!record) return { value: { isMissing: true }, tags, isNegative: true }
  const rendered = await renderPage(path, record, shell, context)
  const render = context.countRender(path)
  return {
    value: await readyPage(rendered, render, previous),
    tags: [...new Set([...tags, ...shell.tags])],
    ...(shell.maxAgeMs !== undefined && { maxAgeMs: shell.maxAgeMs }),
  }
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
    makeReady({ body: html, headers: { ...HTML, ...headers } }),
    makeReady({ body: payload, headers: PAYLOAD }),
  ])
  makeSmaller(document)
  makeSmaller(data)
  return { isMissing: false, document, payload: data, version, render }
}

async function renderPage(
  path: string,
  record: PageRecord,
  { settings, version }: ReadSettings,
  { assets, siteUrl, log }: PageContext,
): Promise<Rendered> {
  const head = pageHead({ path, tags: record._seoMetaTags, site: settings.site, siteUrl })
  const title = record.title ?? titleOf(head)
  const { preloads, blocks, hasPageTitle } = renderBlocks(record.blocks, { path, title, log })
  const page: PageModel = {
    path,
    head,
    hiddenTitle: hasPageTitle ? null : (title ?? null),
    blocks,
    styles: assets.stylesheets(blocks.map(({ type }) => type)).map(({ href }) => href),
    build: assets.build.id,
    settings: version,
  }
  const document = await renderDocument({ page, settings, preloads, assets, siteUrl })
  return { ...document, payload: JSON.stringify(page) }
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

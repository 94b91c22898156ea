import type { Log } from '@belvedere/kit/log.ts'
import type { Payload } from 'payload'
import { addressesOf } from '../../content/delivery/addresses.ts'
import { publicContext } from '../../content/delivery/share/find-page.ts'
import { createContentClient } from '../../site/content/client.ts'
import { allKinds } from '../../site/content/kinds.ts'
import { routeOf } from '../../site/screens/routes.ts'
import { SettingsReader } from '../../site/server/cache/settings-reader.ts'
import { type CachedPage, loadPage } from '../../site/server/pages/load-page.ts'
import { testAssets } from '../../site/testing/test-site.ts'
import { serveContent } from './serve-content.ts'

/** A page of the site: a hash of its contents (`version`), and its dependencies. */
type Rendered = {
  page: CachedPage
  version: string
  tags: ReadonlySet<string>
  isRendered: boolean
}

const quiet = () => {}
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** Renders the pages of the site from a content service in this process. */
export async function openPages(payload: Payload, token: string) {
  const server = await serveContent(payload)
  // A busy machine may take long.
  const fetchContent = createContentClient({ url: server.url, token, timeoutMs: 60_000 })
  const settings = new SettingsReader({ fetchContent, log })
  let renders = 0
  const countRender = () => ++renders
  const context = {
    fetchContent,
    kinds: allKinds,
    settings,
    assets: testAssets,
    siteUrl: 'https://site.example',
    log,
    countRender,
  }
  const render = async (path: string, previous?: CachedPage): Promise<Rendered> => {
    const before = renders
    const { value: page, tags } = await loadPage(path, previous, context)
    const version = page.isMissing ? 'missing' : page.version
    return { page, version, tags: new Set(tags), isRendered: renders > before }
  }
  return { render, settings, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

/** The addresses of all published pages, and of a few lists as visitors sort and filter them. */
export async function allAddresses(payload: Payload): Promise<string[]> {
  const addresses = await addressesOf(await publicContext(payload))
  const categories = addresses.filter((path) => routeOf(path)?.kind === 'real_estate_cat')
  const lists = categories.flatMap((path) => [`${path}?sort=price-asc`, `${path}?bedrooms=4`])
  return [...addresses, ...lists]
}

import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { Log } from '@belvedere/kit/log.ts'
import type { Kinds } from '../content/kinds.ts'
import { splitAddress } from '../screens/routes.ts'
import type { ScreenPage } from '../screens/screen.ts'
import { brandOf } from '../shell/brand/brand.ts'
import type { Assets } from './assets.ts'
import { duskOfPage } from './dusk-of-page.ts'
import { hourOfPage } from './hour-of-page.ts'
import { pageHead, titleOf } from './page-head.ts'
import type { PageModel } from './page-model.ts'
import type { RenderContext } from './render-blocks.tsx'
import { renderScreen } from './render-screen.tsx'
import type { VersionedSettings } from './settings-reader.ts'
import { thingsOf } from './things-of.ts'

type Context = {
  kinds: Kinds
  assets: Assets
  siteUrl: string
  log: Log
} & Pick<RenderContext, 'only' | 'standIn'>

/** Renders the blocks of a page; with its preload links for the document's head. */
export function modelOfPage(
  address: string,
  screen: ScreenPage,
  { settings, version }: Pick<VersionedSettings, 'settings' | 'version'>,
  { assets, siteUrl, log, kinds, only, standIn }: Context,
): { page: PageModel; preloads: string } {
  const { path, search } = splitAddress(address)
  const canonical = screen.canonical ?? address
  const head = pageHead({ path: canonical, tags: screen.seo, site: settings.site, siteUrl })
  const title = screen.title ?? titleOf(head)
  const { preloads, blocks, hasPageTitle } = renderScreen(screen, {
    path: address,
    title,
    log,
    kinds,
    only,
    standIn,
    brand: brandOf(settings),
  })
  const page: PageModel = {
    path,
    search: search && `?${search}`,
    head,
    hour: hourOfPage(screen, path, settings.global),
    dusk: duskOfPage(kinds, screen.blocks),
    hiddenTitle: hasPageTitle ? null : (title ?? null),
    blocks,
    styles: assets.stylesheets(blocks.map(({ type }) => type)).map(({ href }) => href),
    build: assets.build.id,
    settings: version,
    things: thingsOf({ path: canonical, screen, settings, head, kinds, siteUrl }),
    share: pictureOf(screen.share),
  }
  return { page, preloads }
}

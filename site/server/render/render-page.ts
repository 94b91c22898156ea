import type { Question } from '@belvedere/blocks/kind.ts'
import { pictureOf } from '@belvedere/blocks/parts/image/picture.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { kindNamed } from '@belvedere/kit/property-kind.ts'
import { parseBlock, shownBlocks } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import type { RawBlock } from '../../content/pages.ts'
import type { Settings } from '../../content/settings.ts'
import { splitAddress } from '../../screens/routes.ts'
import type { ScreenPage } from '../../screens/screen.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { property } from '../../structured-data/property.ts'
import { questions } from '../../structured-data/questions.ts'
import type { Absolute, Thing } from '../../structured-data/thing.ts'
import type { VersionedSettings } from '../cache/settings-reader.ts'
import type { Assets } from './assets.ts'
import type { HeadTag, RenderedPage } from './page.tsx'
import { pageHead, titleOf } from './page-head.ts'
import { duskOfPage, hourOfPage } from './page-hour.ts'
import type { RenderContext } from './render-screen.tsx'
import { renderScreen } from './render-screen.tsx'

type Context = {
  kinds: Kinds
  assets: Assets
  siteUrl: string
  log: Log
} & Pick<RenderContext, 'only' | 'standIn'>

/** Renders the blocks of a page; with its preload links for the document's head. */
export function renderPage(
  address: string,
  screen: ScreenPage,
  { settings, version }: Pick<VersionedSettings, 'settings' | 'version'>,
  { assets, siteUrl, log, kinds, only, standIn }: Context,
): { page: RenderedPage; preloads: string } {
  const { path, search } = splitAddress(address)
  const canonical = screen.canonical ?? address
  const head = pageHead({ path: canonical, tags: screen.seo, site: settings.site, siteUrl })
  const title = screen.title ?? titleOf(head)
  const brand = brandOf(settings, screen.noun)
  const { look } = brand
  const hours = look.parts.hours && {
    hour: hourOfPage(screen, path, settings.global),
    dusk: duskOfPage(kinds, shownBlocks(screen.blocks)),
  }
  const { preloads, blocks, hasPageTitle } = renderScreen(screen, {
    path: address,
    title,
    log,
    kinds,
    only,
    standIn,
    brand,
  })
  const page: RenderedPage = {
    path,
    search: search && `?${search}`,
    head,
    ...hours,
    hiddenTitle: hasPageTitle ? null : (title ?? null),
    blocks,
    styles: assets
      .stylesheets(
        blocks.map(({ type }) => type),
        brand.look.theme,
      )
      .map(({ href }) => href),
    build: assets.build.id,
    settings: version,
    things: thingsOf({ path: canonical, screen, settings, head, kinds, siteUrl }),
    share: pictureOf(screen.share),
  }
  return { page, preloads }
}

type About = {
  /** The canonical path. */
  path: string
  screen: ScreenPage
  settings: Settings
  head: readonly HeadTag[]
  kinds: Kinds
  siteUrl: string
}

/** The structured data of a page for search engines: the home page describes the property. */
function thingsOf({ path, screen, settings, head, kinds, siteUrl }: About): Thing[] {
  const absolute: Absolute = (address) => new URL(address, siteUrl).href
  const kind = kindNamed(settings.site?.kind)
  const home = { picture: pictureOf(screen.share), description: descriptionOf(head) }
  return [
    ...(path === '/' ? property(settings, home, absolute) : []),
    ...(screen.facts?.things(absolute, brandOf(settings, screen.noun).words, kind) ?? []),
    ...questions(shownBlocks(screen.blocks).flatMap((block) => questionsOf(kinds, block))),
  ]
}

function questionsOf(kinds: Kinds, raw: RawBlock): Question[] {
  const block = parseBlock(kinds, raw)
  return (block && kinds.get(block.type)?.questions?.(block.data)) ?? []
}

function descriptionOf(head: readonly HeadTag[]) {
  const tag = head.find((tag) => tag.tag === 'meta' && tag.attributes.name === 'description')
  return tag?.tag === 'meta' ? tag.attributes.content : undefined
}

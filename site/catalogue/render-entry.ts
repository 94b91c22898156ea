import type { Log } from '@belvedere/kit/log.ts'
import { MORNING } from '@belvedere/kit/page-hour.ts'
import { bindBlock } from '../content/blocks.ts'
import { allKinds } from '../content/kinds.ts'
import type { Assets } from '../server/render/assets.ts'
import type { RenderedPage } from '../server/render/page.tsx'
import { icons } from '../server/render/page-head.ts'
import { renderDocument } from '../server/render/render-document.tsx'
import { renderScreen } from '../server/render/render-screen.tsx'
import { brandOf } from '../shell/brand/brand.ts'
import { addressOf, type Entry } from './entry.ts'
import { fullSettings } from './settings.ts'

type EntryToRender = { kind: string; name: string; entry: Entry }
type Context = { assets: Assets; siteUrl: string; log: Log }

/** Renders an entry like a page of the site, but throws if a block fails. */
export async function renderEntry({ kind, name, entry }: EntryToRender, context: Context) {
  const { assets } = context
  const settings = entry.settings ?? fullSettings
  const title = `${kind}: ${name}`
  const [path = ''] = addressOf(kind, name, entry).split('#')
  const closing = entry.blocks.flatMap(
    ({ kind, id, data }) => bindBlock(allKinds, { type: kind, id, data }) ?? [],
  )
  const screen = { title, seo: [], blocks: [], closing, opening: entry.opening }
  const log = { ...context.log, error: throwLogged }
  const { preloads, blocks, hasPageTitle } = renderScreen(screen, {
    path,
    title,
    log,
    kinds: allKinds,
  })
  const page: RenderedPage = {
    path,
    search: '',
    head: [{ tag: 'title', content: title }, ...icons(settings.site)],
    hour: entry.hour ?? MORNING,
    hiddenTitle: hasPageTitle ? null : title,
    blocks,
    styles: assets
      .stylesheets(
        blocks.map(({ type }) => type),
        brandOf(settings).look.theme,
      )
      .map(({ href }) => href),
    build: assets.build.id,
    settings: 'catalogue',
  }
  const framedBy = "'self'"
  return renderDocument({ page, settings, preloads, hasSplash: false, assets, framedBy })
}

function throwLogged(message: string, fields?: Record<string, unknown>): never {
  throw new Error(message, { cause: fields?.error })
}

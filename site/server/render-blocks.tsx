import type { Place } from '@belvedere/blocks/kind.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import { renderToString } from 'react-dom/server'
import type { SiteStore } from '../browser/store/store.ts'
import { StoreProvider } from '../browser/store/use-site.tsx'
import { type Block, bindBlock, parseBlock } from '../content/blocks.ts'
import type { RawBlock } from '../content/pages.ts'
import { elementId, type PageBlock } from './page-model.ts'

/** The blocks of a page as they reach the browser, and what React wants in the document's head. */
export type RenderedBlocks = { blocks: PageBlock[]; preloads: string; hasPageTitle: boolean }

export type Page = {
  path: string
  title?: string | undefined
  /** A part of the page's own stands before the blocks and has its title. */
  isOpened?: boolean
  /** Blocks to stand below those of the page. */
  closing?: readonly Block[] | undefined
  log: Log
  /** What islands read while the server renders them; the browser makes one of its own. */
  store: SiteStore
}

/** Renders each block by itself, so that one that fails costs only itself. */
export function renderBlocks(raw: readonly RawBlock[], page: Page): RenderedBlocks {
  const placed = raw.flatMap((block) => parseBlock(block) ?? reportUnknown(block, page))
  const known = [...placed, ...(page.closing ?? [])]
  const rendered = renderKnown(known, page)
  if (page.isOpened || !page.title || rendered.blocks.some(({ html }) => showsSomething(html)))
    return rendered
  return renderKnown([...titleBlock(page.title), ...known], page)
}

function renderKnown(known: readonly Block[], page: Page): RenderedBlocks {
  const { isOpened = false } = page
  const opening = isOpened ? undefined : known.find(isTitledHero)
  const rendered = known.flatMap((block, index) => {
    const hour = hourOf(index, known.length)
    const isFirst = index === 0 && !isOpened
    const isPageTitle = block === opening
    const isFirstOfKind = known.findIndex(({ type }) => type === block.type) === index
    const at = { isFirst, isPageTitle, isFirstOfKind, path: page.path }
    const place: Place = { id: block.id, hour, ...at }
    return renderBlock(block, place, page) ?? []
  })
  return {
    blocks: rendered.map(({ block }) => block),
    preloads: rendered.map(({ preloads }) => preloads).join(''),
    hasPageTitle: isOpened || rendered.some(({ block }) => block.id === opening?.id),
  }
}

function isTitledHero({ type, data: { title } }: Block) {
  return type === 'hero' && typeof title === 'string' && hasWords(title)
}

/** Words or a picture; a gap between blocks is neither. */
function showsSomething(html: string) {
  return /<img|>[^<]*[^<\s]/.test(html)
}

/** What a page opens with that would show nothing: its title, as a hero without a picture. */
function titleBlock(title: string): Block[] {
  const data = { eyebrow: null, title, subtitle: null, media: null }
  return [bindBlock('hero', 'title', data)].filter((block) => block !== undefined)
}

/** The arc runs from a tenth to nine tenths of the way over the blocks (design.md, "The arc"). */
function hourOf(index: number, count: number) {
  return Number((0.1 + (0.8 * index) / Math.max(1, count - 1)).toFixed(4))
}

function renderBlock(block: Block, place: Place, { path, log, store }: Page) {
  const { id, type, mode, data } = block
  try {
    const html = renderToString(<StoreProvider store={store}>{block.view(place)}</StoreProvider>, {
      identifierPrefix: `${elementId(block)}-`,
    })
    const [preloads, own] = splitPreloads(html)
    const rendered = { id, type, html: own }
    return { block: mode === 'island' ? { ...rendered, data, place } : rendered, preloads }
  } catch (error) {
    log.error('A block failed and is left out of its page. Mend its content or its view.', {
      page: path,
      block: id,
      kind: type,
      error,
    })
    return undefined
  }
}

const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/

/** React puts preload links for eager pictures in front of a fragment; they belong in the head. */
export function splitPreloads(html: string): [preloads: string, own: string] {
  const preloads = PRELOADS.exec(html)?.[0] ?? ''
  return [preloads, html.slice(preloads.length)]
}

const reported = new Set<string>()

function reportUnknown({ _modelApiKey: kind, id }: RawBlock, { path, log }: Page): [] {
  if (reported.has(kind)) return []
  reported.add(kind)
  log.warn(
    'This build does not know a block kind and shows nothing in its place. Update the site.',
    {
      kind,
      page: path,
      block: id,
    },
  )
  return []
}

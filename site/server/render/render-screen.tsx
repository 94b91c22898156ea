import type { Place } from '@belvedere/blocks/kind.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { PAGE_HOURS } from '@belvedere/kit/page-hour.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import { renderToString } from 'react-dom/server'
import { type Block, type FetchedBlock, parseBlock, titleBlock } from '../../content/blocks.ts'
import type { Kinds } from '../../content/kinds.ts'
import type { Inset, Part, ScreenPage } from '../../screens/screen.ts'
import type { Brand } from '../../shell/brand/brand.ts'
import { WithBrand } from '../../shell/brand/with-brand.tsx'
import { elementId, type PageBlock } from './page.tsx'

/** The rendered blocks of a page, and the preload links that React adds for the document's head. */
type RenderedBlocks = { blocks: PageBlock[]; preloads: string; hasPageTitle: boolean }

export type RenderContext = {
  path: string
  title?: string | undefined
  /** Whether the page has an opening above its blocks, which shows the title. */
  hasOpening?: boolean
  /** Blocks to add below those of the page. */
  closing?: readonly Block[] | undefined
  /** The block kinds that are known. */
  kinds: Kinds
  log: Log
  /** The placeholder for a block of an unknown kind; by default the block is left out. */
  standIn?: ((block: FetchedBlock) => Block) | undefined
  /** Renders only these blocks, each in its position among all of them. */
  only?: ReadonlySet<string> | undefined
  /** The brand that views are rendered with; by default a neutral one. */
  brand?: Brand
}

/**
 * Renders each block on its own, so that a failing block does not break the page. A page without
 * visible content shows its title.
 */
export function renderBlocks(raw: readonly FetchedBlock[], page: RenderContext): RenderedBlocks {
  const parsed = raw.flatMap((block) => parseBlock(page.kinds, block) ?? unknown(block, page))
  const blocks = [...parsed, ...(page.closing ?? [])]
  const rendered = renderParsed(blocks, page)
  const isBare = page.only ? blocks.every(isHidden) : !rendered.blocks.some(isVisible)
  if (!isBare || page.hasOpening || !page.title) return rendered
  const title = titleBlock(page.kinds, page.title)
  const only = page.only && new Set([...page.only, ...title.map(({ id }) => id)])
  return renderParsed([...title, ...blocks], { ...page, only })
}

/** Each block has the place that it has for visitors, so hidden ones do not count for the others. */
function renderParsed(blocks: readonly Block[], page: RenderContext): RenderedBlocks {
  const { hasOpening = false } = page
  const shown = blocks.filter((block) => !isHidden(block))
  const opening = hasOpening ? undefined : shown.find(hasPageTitle)
  const rendered = blocks.flatMap((block) => {
    if (page.only?.has(block.id) === false) return []
    const isFirst = block === shown[0] && !hasOpening
    const isPageTitle = block === opening
    const isFirstOfKind = block === shown.find(({ type }) => type === block.type)
    const at = { isFirst, isPageTitle, isFirstOfKind, path: page.path }
    const place: Place = { id: block.id, ...at }
    return renderBlock(block, place, page) ?? []
  })
  return {
    blocks: rendered.map(({ block }) => block),
    preloads: rendered.map(({ preloads }) => preloads).join(''),
    hasPageTitle: hasOpening || rendered.some(({ block }) => block.id === opening?.id),
  }
}

function hasPageTitle({ canBePageTitle, data: { title } }: Block) {
  return canBePageTitle && typeof title === 'string' && hasWords(title)
}

const isHidden = (block: { isHidden?: boolean }) => block.isHidden === true

/** Whether visitors see text or a picture in a block. */
function isVisible(block: PageBlock) {
  return !isHidden(block) && /<img|>[^<]*[^<\s]/.test(block.html)
}

/** The hour that an editor gave a block, if the theme shows hours. */
function hourOf({ hour }: Block, { brand }: RenderContext) {
  return hour && brand?.look.parts.hours ? { hour: PAGE_HOURS[hour].position } : {}
}

function renderBlock(block: Block, place: Place, page: RenderContext) {
  const { path, log, brand } = page
  const { id, type, data, isForm, isHidden } = block
  try {
    const view = <WithBrand brand={brand}>{block.view(place)}</WithBrand>
    const html = renderToString(view, { identifierPrefix: `${elementId(block)}-` })
    const [preloads, own] = splitPreloads(html)
    const form = isForm && { form: { data, place } }
    const hour = hourOf(block, page)
    return {
      block: { id, type, html: own, ...hour, ...(isHidden && { isHidden }), ...form },
      preloads,
    }
  } catch (error) {
    log.error(
      'Rendering a block failed; it is left out of the page. Fix its content or its view.',
      {
        page: path,
        block: id,
        kind: type,
        error,
      },
    )
    return undefined
  }
}

const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/

/** Splits off the preload links that React renders before a fragment; they belong in the head. */
export function splitPreloads(html: string): [preloads: string, own: string] {
  const preloads = PRELOADS.exec(html)?.[0] ?? ''
  return [preloads, html.slice(preloads.length)]
}

const reported = new Set<string>()

/** Renders nothing in public, and a placeholder in a preview. */
function unknown(block: FetchedBlock, page: RenderContext): Block[] {
  reportUnknown(block, page)
  return page.standIn ? [{ ...page.standIn(block), isHidden: block._isHidden === true }] : []
}

function reportUnknown({ _modelApiKey: kind, id }: FetchedBlock, { path, log }: RenderContext) {
  if (reported.has(kind)) return
  reported.add(kind)
  log.warn('Unknown block kind; the block is left out of the page. Update the site.', {
    kind,
    page: path,
    block: id,
  })
}

type Parts = Pick<ScreenPage, 'opening' | 'inset' | 'closing'> & {
  blocks: readonly FetchedBlock[]
}

/** Renders the blocks of a screen with its opening, inset and closing. */
export function renderScreen(screen: Parts, page: RenderContext): RenderedBlocks {
  const { blocks, closing, inset } = screen
  const opening = screen.opening && renderPart(screen.opening, page)
  const own = renderBlocks(blocks, { ...page, closing, hasOpening: opening !== undefined })
  const among = inset && renderPart(inset.part, page)
  return {
    ...own,
    blocks: [
      ...(opening ? [opening.block] : []),
      ...(among ? withInset(own.blocks, among.block, belowWhat(blocks, inset)) : own.blocks),
    ],
    preloads: [opening, own, among].map((part) => part?.preloads ?? '').join(''),
  }
}

/** The ids of the blocks that an inset stands below. */
export function belowWhat(blocks: readonly { id: string }[], { below }: Inset): string[] {
  const ids = blocks.map(({ id }) => id)
  return ids.slice(0, below === null ? 0 : ids.indexOf(below) + 1)
}

/** Some of the blocks above may be missing, because they failed or the others are rendered only. */
function withInset(blocks: readonly PageBlock[], inset: PageBlock, above: readonly string[]) {
  const at = blocks.findLastIndex(({ id }) => above.includes(id)) + 1
  return [...blocks.slice(0, at), inset, ...blocks.slice(at)]
}

/** Unlike a block, a part that fails fails the page: it is the page's main content. */
function renderPart(
  { type, id = type, view }: Part & { id?: string },
  { brand }: RenderContext,
): { block: PageBlock; preloads: string } {
  const [preloads, html] = splitPreloads(
    renderToString(<WithBrand brand={brand}>{view()}</WithBrand>),
  )
  return { block: { id, type, html }, preloads }
}

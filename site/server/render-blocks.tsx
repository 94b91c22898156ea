import type { Place } from '@belvedere/blocks/kind.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { renderToString } from 'react-dom/server'
import type { PageBlock } from '../app/page-model.ts'
import { elementId } from '../app/page-model.ts'
import { type Block, parseBlock } from '../content/blocks.ts'
import type { RawBlock } from '../content/pages.ts'

/** The blocks of a page as they reach the browser, and what React wants in the document's head. */
export type RenderedBlocks = { blocks: PageBlock[]; preloads: string; hasPageTitle: boolean }

/** Renders each block by itself, so that one that fails costs only itself. */
export function renderBlocks(raw: readonly RawBlock[], page: string, log: Log): RenderedBlocks {
  const known = raw.flatMap((block) => parseBlock(block) ?? reportUnknown(block, page, log))
  const opening = known.find((block) => block.type === 'hero')
  const rendered = known.flatMap((block, index) => {
    const hour = hourOf(index, known.length)
    const place: Place = { id: block.id, hour, isPageTitle: block === opening }
    return renderBlock(block, place, page, log) ?? []
  })
  return {
    blocks: rendered.map(({ block }) => block),
    preloads: rendered.map(({ preloads }) => preloads).join(''),
    hasPageTitle: rendered.some(({ block }) => block.id === opening?.id),
  }
}

/** The arc runs from a tenth to nine tenths of the way over the blocks (design.md, "The arc"). */
function hourOf(index: number, count: number) {
  return Number((0.1 + (0.8 * index) / Math.max(1, count - 1)).toFixed(4))
}

function renderBlock(block: Block, place: Place, page: string, log: Log) {
  const { id, type, mode, data } = block
  try {
    const html = renderToString(block.view(place), { identifierPrefix: `${elementId(block)}-` })
    // An island is rendered here only to see that it can be: its place is inside the page's own tree.
    if (mode === 'island') return { block: { id, type, data, place }, preloads: '' }
    const [preloads, own] = splitPreloads(html)
    return { block: { id, type, html: own }, preloads }
  } catch (error) {
    log.error('A block failed and is left out of its page. Mend its content or its view.', {
      page,
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

function reportUnknown({ _modelApiKey: kind, id }: RawBlock, page: string, log: Log): [] {
  if (reported.has(kind)) return []
  reported.add(kind)
  log.warn(
    'This build does not know a block kind and shows nothing in its place. Update the site.',
    {
      kind,
      page,
      block: id,
    },
  )
  return []
}

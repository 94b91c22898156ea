import type { Place, RelatedListings } from '@belvedere/blocks/kind.ts'
import type { PageHour } from '@belvedere/kit/page-hour.ts'
import { createElement, type ReactElement } from 'react'
import { stripKind } from './compose.ts'
import type { AnyKind, Kinds } from './kinds.ts'
import type { RawBlock } from './pages.ts'

/** A block as it was fetched, with the fields of its kind. */
export type FetchedBlock = Pick<RawBlock, 'id' | '_modelApiKey'> &
  Partial<Pick<RawBlock, '_isHidden' | '_hour'>>

/** A block of a known kind: its data, and its view bound to that data. */
export type Block = {
  id: string
  type: string
  data: Record<string, unknown>
  view: (place: Place) => ReactElement
  /** Whether it has a form, whose answer shows it once more. */
  isForm: boolean
  /** Whether the title of a block of this kind can be the page's `h1`. */
  canBePageTitle: boolean
  /** The hour that an editor gave it. */
  hour?: PageHour
  /** In a preview: whether visitors do not see it. */
  isHidden?: boolean
}

/** Parses a block; undefined if its kind is unknown. */
export function parseBlock(kinds: Kinds, raw: FetchedBlock): Block | undefined {
  const type = raw._modelApiKey
  const block = bindBlock(kinds, { type, id: raw.id, data: stripKind(type, raw) })
  return (
    block && {
      ...block,
      ...(raw._hour && { hour: raw._hour }),
      ...(raw._isHidden && { isHidden: true }),
    }
  )
}

/** The blocks that visitors see. Only previews have others. */
export function shownBlocks<One extends FetchedBlock>(blocks: readonly One[]): One[] {
  return blocks.filter((block) => !block._isHidden)
}

/** Creates a block from its kind and data; undefined if the kind is unknown. */
export function bindBlock(
  kinds: Kinds,
  { type, id, data }: Pick<Block, 'type' | 'id' | 'data'>,
): Block | undefined {
  const kind = kinds.get(type)
  if (!kind) return undefined
  const view = (place: Place) => createElement(kind.AnyView, { ...data, place })
  const [isForm, canBePageTitle] = [kind.answered !== undefined, kind.titled !== undefined]
  return { id, type, data, view, isForm, canBePageTitle }
}

/** The id of a block that shows only a page's title. */
export const TITLE = 'title'

/** A block that shows only a page's title; none if no kind can. */
export function titleBlock(kinds: Kinds, title: string): Block[] {
  return ofFirst(kinds, TITLE, ({ titled }) => titled?.(title))
}

/** A block with related listings; none if no kind shows them. */
export function relatedBlock(kinds: Kinds, listings: RelatedListings): Block[] {
  return ofFirst(kinds, 'related', ({ related }) => related?.(listings))
}

/** A block of the first kind that has data for it. */
function ofFirst(kinds: Kinds, id: string, dataOf: (kind: AnyKind) => Block['data'] | undefined) {
  for (const [type, kind] of kinds) {
    const data = dataOf(kind)
    const block = data && bindBlock(kinds, { type, id, data })
    if (block) return [block]
  }
  return []
}

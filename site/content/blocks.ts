import type { Place } from '@belvedere/blocks/kind.ts'
import * as views from '@belvedere/blocks/views.ts'
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { stripKind } from './compose.ts'
import type { RawBlock } from './pages.ts'

/** A block of a known kind: its data, and its view bound to them. */
export type Block = {
  id: string
  type: string
  mode: 'static' | 'island'
  data: Record<string, unknown>
  view: (place: Place) => ReactElement
}

/** Any kind at all: which data its view takes is known to the kind alone. */
type AnyKind = { mode: 'static' | 'island'; View: FunctionComponent<never> }

const kinds = new Map<string, AnyKind>(Object.entries(views))

/** Every block kind the site can show, with how it reaches the browser. */
export const blockKinds: ReadonlyMap<string, { mode: 'static' | 'island' }> = kinds

/** The block a raw one stands for; nothing where the site does not know its kind. */
export function parseBlock(raw: RawBlock): Block | undefined {
  const type = raw._modelApiKey
  const kind = kinds.get(type)
  if (!kind) return undefined
  const data = stripKind(type, raw)
  // The query held the fragment of this very kind, so the data are what its view takes.
  const view = (place: Place) => createElement(kind.View, { ...data, place } as never)
  return { id: raw.id, type, mode: kind.mode, data, view }
}

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

/** The components of the kinds that React also runs in the browser. */
export const islandViews = new Map(
  [...kinds].flatMap(([type, { mode, View }]) => (mode === 'island' ? [[type, openly(View)]] : [])),
)

/** The block a raw one stands for; nothing where the site does not know its kind. */
export function parseBlock(raw: RawBlock): Block | undefined {
  const type = raw._modelApiKey
  const kind = kinds.get(type)
  if (!kind) return undefined
  const data = stripKind(type, raw)
  const view = (place: Place) => createElement(openly(kind.View), { ...data, place })
  return { id: raw.id, type, mode: kind.mode, data, view }
}

type OpenView = FunctionComponent<Record<string, unknown> & { place: Place }>

/** The query holds the fragment of each kind, so a view gets just the data it takes. */
function openly(view: FunctionComponent<never>) {
  return view as OpenView
}

import type { AnyView, Place } from '@belvedere/blocks/kind.ts'
import * as views from '@belvedere/blocks/views.ts'
import { createElement, type ReactElement } from 'react'
import { stripKind } from './compose.ts'
import type { RawBlock } from './pages.ts'

/** A block of a known kind: its data, and its view bound to that data. */
export type Block = {
  id: string
  type: string
  mode: 'static' | 'island'
  data: Record<string, unknown>
  view: (place: Place) => ReactElement
}

type AnyKind = { mode: 'static' | 'island'; AnyView: AnyView }

const kinds = new Map<string, AnyKind>(Object.entries(views))

/** Parses a block; undefined if its kind is unknown. */
export function parseBlock(raw: RawBlock): Block | undefined {
  const type = raw._modelApiKey
  return bindBlock(type, raw.id, stripKind(type, raw))
}

/** Creates a block from its kind and data; undefined if the kind is unknown. */
export function bindBlock(type: string, id: string, data: Block['data']): Block | undefined {
  const kind = kinds.get(type)
  if (!kind) return undefined
  const view = (place: Place) => createElement(kind.AnyView, { ...data, place })
  return { id, type, mode: kind.mode, data, view }
}

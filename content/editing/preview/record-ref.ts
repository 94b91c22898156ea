import type { GlobalSlug } from 'payload'
import { isPageCollection, type PageCollection, pageGlobals } from '../../kinds/table.ts'

/** The globals that can be shown: pages, and the settings that every page shows. */
const GLOBALS = [...pageGlobals, 'site', 'brand', 'global'] as const satisfies GlobalSlug[]

export type ShownGlobal = (typeof GLOBALS)[number]

/** A record that can be previewed. */
export type RecordRef = { collection: PageCollection; id: number } | { global: ShownGlobal }

/** The record that a text names: `pages:12` or `global:home`. */
export function parseRef(text: unknown): RecordRef | undefined {
  const [kind, name = '', ...rest] = typeof text === 'string' ? text.split(':') : []
  if (rest.length > 0) return undefined
  if (kind === 'global') return isShownGlobal(name) ? { global: name } : undefined
  const isId = /^[1-9]\d{0,14}$/.test(name)
  return isPageCollection(kind) && isId ? { collection: kind, id: Number(name) } : undefined
}

/** The text that names a record. */
export function refText(ref: RecordRef): string {
  return 'global' in ref ? `global:${ref.global}` : `${ref.collection}:${ref.id}`
}

export function isShownGlobal(slug: unknown): slug is ShownGlobal {
  return GLOBALS.some((one) => one === slug)
}

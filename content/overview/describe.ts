import { isObject } from '@belvedere/kit/json.ts'
import type { FlattenedField, JsonObject, PayloadRequest } from 'payload'
import { aboveOf } from '../kinds/table.ts'
import type { State } from '../studio/record-state.ts'
import { ContentWalker, type PlacedLink, type PlacedText } from './content-walker.ts'
import { internalPath } from './internal-path.ts'
import { globalOf, isCollection, type Kind } from './kinds.ts'
import type { Stored } from './stored.ts'

/** The overview's data about a record, except for the people and times of its last change. */
export type Description = {
  title: string
  /** The slug of the public record, else of the draft. */
  address: string | null
  /** The record whose page it is below, such as the category of a listing. */
  parent: number | null
  state: State
  stamp: string
  savedAt: string
  /** The author stored in the version. */
  savedName: string | null
  /** Changes when the public version does. */
  publicStamp: string | null
  /** The texts of the newest version, for the search. */
  texts: PlacedText[]
  /** The links of the public version, or of a draft that was never published. */
  links: PlacedLink[]
}

/** The texts of files that an editor writes; the other fields come from the file itself. */
const FILE_TEXTS = new Set(['filename', 'alt', 'title'])

/** Describes a stored record or setting. */
export function describe({ payload }: PayloadRequest, kind: Kind, stored: Stored): Description {
  const { main, newest, stamp, record } = stored
  const state = stateOf(main, newest)
  const walker = new ContentWalker(payload.config)
  const { fields, title, hasDrafts } = modelOf(payload, kind)
  walker.row(kind === 'media' ? fields.filter(isFileText) : fields, newest)
  const shown = state === 'draft' ? newest : main
  const visitorsWalker = state === 'changed' ? new ContentWalker(payload.config) : walker
  if (state === 'changed') visitorsWalker.row(fields, main)
  return {
    title: title(newest) || `${record}`,
    address: storedText(shown.slug) ?? null,
    parent: Number(shown[aboveOf(kind)?.field ?? '']) || null,
    state,
    stamp,
    savedAt: isoOf(newest.updatedAt ?? main.updatedAt),
    savedName: storedText(newest.savedBy) ?? null,
    publicStamp: hasDrafts && state !== 'draft' ? isoOf(main.updatedAt) : null,
    texts: walker.texts,
    links: kind === 'redirects' ? linksOfRedirect(newest) : visitorsWalker.links,
  }
}

const isFileText = (field: FlattenedField) => 'name' in field && FILE_TEXTS.has(field.name)

function stateOf(main: JsonObject, newest: JsonObject): State {
  if (main._status === undefined && newest._status === undefined) return 'published'
  if (main._status !== 'published') return 'draft'
  return newest._status === 'published' ? 'published' : 'changed'
}

function modelOf(payload: PayloadRequest['payload'], kind: Kind) {
  const slug = globalOf(kind)
  const global = payload.config.globals.find((one) => one.slug === slug)
  if (global) {
    const label = typeof global.label === 'string' ? global.label : global.slug
    return { fields: global.flattenedFields, title: () => label, hasDrafts: true }
  }
  if (!isCollection(kind)) throw new Error(`The model has no "${kind}".`)
  const { flattenedFields, admin, versions } = payload.collections[kind].config
  const names = [admin.useAsTitle ?? 'id', 'filename']
  const title = (row: JsonObject) => names.map((name) => storedText(row[name])).find(Boolean)
  return { fields: flattenedFields, title, hasDrafts: Boolean(versions?.drafts) }
}

/** The target of a redirect; one with a wildcard has many targets. */
function linksOfRedirect({ to }: JsonObject): PlacedLink[] {
  const path = internalPath(to)
  return path && !path.includes('*') ? [{ where: 'Redirect to', field: 'to', path }] : []
}

/** A stored text; a localized one is stored by language. */
export function storedText(value: unknown): string | undefined {
  const texts = isObject(value) ? Object.values(value) : [value]
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof found === 'string' ? found.replaceAll(/\s+/g, ' ').trim() : undefined
}

function isoOf(value: unknown): string {
  const time = new Date(value instanceof Date ? value : String(value))
  return Number.isNaN(time.getTime()) ? new Date(0).toISOString() : time.toISOString()
}

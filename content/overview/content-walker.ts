import { isObject } from '@belvedere/kit/json.ts'
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { isHiddenBlock } from '../model/hidden-blocks.ts'
import { internalPath } from './internal-path.ts'
import { readRichText } from './read-rich-text.ts'
import { labelOf, numbered } from './references/labels.ts'

/** A path in a record: its labels, and the field names with rows by their ids. */
type Place = { where: string; field: string }

/** A text that an editor wrote. */
export type PlacedText = Place & { text: string }

/** A link to a record, or to a path of the site that was written by hand. */
export type PlacedLink = Place & ({ collection: string; record: number } | { path: string })

type Row = Record<string, unknown>
type Config = Pick<SanitizedConfig, 'blocks' | 'localization'>
/** `isHidden` in a block that visitors do not see: its links lead nobody anywhere. */
type Trail = { labels: string[]; path: string[]; isHidden: boolean }

const NOWHERE: Trail = { labels: [], path: [], isHidden: false }
const COLOUR = /^#[0-9a-f]{3,8}$/i

/** Walks a stored record along its field config and collects its texts and its links. */
export class ContentWalker {
  readonly texts: PlacedText[] = []
  readonly links: PlacedLink[] = []
  readonly #blocks: Map<string, FlattenedBlock>
  readonly #locales: Set<string>

  constructor({ blocks, localization }: Config) {
    this.#blocks = new Map(blocks?.map((block) => [block.slug, block]))
    this.#locales = new Set(localization ? localization.localeCodes : [])
  }

  row(fields: FlattenedField[], row: Row, trail: Trail = NOWHERE): void {
    for (const field of fields) {
      if (!('name' in field) || isSecret(field)) continue
      const labels = [...trail.labels, labelOf(field)]
      const own = { ...trail, labels, path: [...trail.path, field.name] }
      for (const value of this.#byLocale(row[field.name])) this.#value(field, value, own)
    }
  }

  /** The values of all languages: a localized value is stored under their codes. */
  #byLocale(value: unknown): unknown[] {
    if (!isObject(value)) return [value]
    const keys = Object.keys(value)
    const isLocalized = keys.length > 0 && keys.every((key) => this.#locales.has(key))
    return isLocalized ? Object.values(value) : [value]
  }

  #value(field: FlattenedField, value: unknown, trail: Trail) {
    if (value === null || value === undefined) return
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'email')
      return this.#text(value, trail)
    if (field.type === 'richText') return this.#richText(value, trail)
    if (field.type === 'group' || field.type === 'tab') return this.#group(field, value, trail)
    if (field.type === 'array') return this.#array(field, value, trail)
    if (field.type === 'blocks') this.#blockRows(value, trail)
  }

  #text(value: unknown, trail: Trail) {
    const text = [value].flat().filter((one) => typeof one === 'string' && one.trim() !== '')
    if (text.length === 0 || COLOUR.test(String(text[0]))) return
    this.texts.push({ ...placeOf(trail), text: text.join(', ') })
  }

  #richText(value: unknown, trail: Trail) {
    // A text that was stored before its field took formatting.
    if (typeof value === 'string') return this.#text(value, trail)
    const { text, records, paths } = readRichText(value)
    this.#text(text, trail)
    if (trail.isHidden) return
    for (const target of [...records, ...paths]) this.links.push({ ...placeOf(trail), ...target })
  }

  #group(field: Extract<FlattenedField, { type: 'group' | 'tab' }>, value: unknown, trail: Trail) {
    if (!isObject(value)) return
    if ('interfaceName' in field && field.interfaceName === 'LinkRecord')
      return this.#link(field.flattenedFields, value, trail)
    this.row(field.flattenedFields, value, trail)
  }

  /**
   * Only the chosen target counts: the other fields keep earlier choices. A link without a text is
   * not shown.
   */
  #link(fields: FlattenedField[], link: Row, trail: Trail) {
    const target = link.target ?? 'page'
    const used = fields.filter(({ name }) => name === 'label' || name === target)
    this.row(used, link, trail)
    if (trail.isHidden || this.#byLocale(link.label).every((label) => !label)) return
    const place = placeOf(trail)
    if (target === 'url') {
      const path = internalPath(link.url)
      if (path) this.links.push({ ...place, path })
      return
    }
    for (const field of used) {
      if (field.type !== 'relationship' || typeof field.relationTo !== 'string') continue
      const record = Number(link[field.name])
      if (link[field.name] && Number.isSafeInteger(record))
        this.links.push({ ...place, collection: field.relationTo, record })
    }
  }

  #array(field: Extract<FlattenedField, { type: 'array' }>, value: unknown, trail: Trail) {
    if (!Array.isArray(value)) return
    for (const [i, row] of value.entries()) {
      if (!isObject(row)) continue
      const own = { labels: numbered(trail.labels, i), path: [...trail.path, String(row.id ?? i)] }
      this.row(field.flattenedFields, row, { ...trail, ...own })
    }
  }

  #blockRows(value: unknown, trail: Trail) {
    if (!Array.isArray(value)) return
    for (const [i, row] of value.entries()) {
      const block = isObject(row) ? this.#blocks.get(String(row.blockType)) : undefined
      if (!block || !isObject(row)) continue
      const label = block.labels?.singular
      const labels = [...trail.labels.slice(0, -1), typeof label === 'string' ? label : block.slug]
      const isHidden = trail.isHidden || isHiddenBlock(row)
      const path = [...trail.path, String(row.id ?? i)]
      this.row(block.flattenedFields, row, { labels, path, isHidden })
    }
  }
}

function placeOf({ labels, path }: Trail): Place {
  return { where: labels.join(' › '), field: path.join('.') }
}

/** Fields that not everyone may read, or that the studio does not show. */
function isSecret(field: FlattenedField): boolean {
  const isGuarded = 'access' in field && Boolean(field.access?.read)
  return isGuarded || ('hidden' in field && field.hidden === true) || field.admin?.hidden === true
}

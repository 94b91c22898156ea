import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { isEmpty } from './is-empty.ts'
import { blockTrail, labelOf, numbered } from './labels.ts'
import { type RelationField, withoutTarget } from './relation.ts'
import { takeOutOfRichText } from './rich-text.ts'
import { isObject, type Target } from './target.ts'

/** A place where the target stands: the labels that lead there, and whether it cannot be empty. */
export type Place = { labels: string[]; isNeeded: boolean }

type Row = Record<string, unknown>
type Config = Pick<SanitizedConfig, 'blocks' | 'localization'>
type GroupField = Extract<FlattenedField, { type: 'group' | 'tab' }>
type BlocksField = Extract<FlattenedField, { type: 'blocks' }>

/**
 * Goes through a record as it is stored, guided by its fields, and returns it without the target;
 * `places` then holds where it stood. What does not hold the target is returned as it is.
 */
export class ReferenceWalker {
  readonly places: Place[] = []
  readonly #config: Config
  readonly #target: Target
  readonly #blocks: Map<string, FlattenedBlock>
  readonly #locales: Set<string>

  constructor(config: Config, target: Target) {
    const { blocks, localization } = config
    this.#config = config
    this.#target = target
    this.#blocks = new Map(blocks?.map((block) => [block.slug, block]))
    this.#locales = new Set(localization ? localization.localeCodes : [])
  }

  /** The row without the target. */
  row(fields: FlattenedField[], row: Row, trail: string[] = []): Row {
    const changed = fields.flatMap((field) => {
      if (!('name' in field) || !(field.name in row)) return []
      const before = row[field.name]
      const after = this.#field(field, before, trail)
      return after === before ? [] : [[field.name, after] as const]
    })
    return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
  }

  #field(field: FlattenedField, value: unknown, trail: string[]): unknown {
    if (value === null || value === undefined) return value
    if (!('localized' in field && field.localized && this.#isByLocale(value)))
      return this.#value(field, value, trail)
    const entries = Object.entries(value)
    const after = entries.map(([code, one]) => [code, this.#value(field, one, trail)] as const)
    return after.every(([, one], i) => one === entries[i]?.[1]) ? value : Object.fromEntries(after)
  }

  #isByLocale(value: unknown): value is Row {
    return isObject(value) && Object.keys(value).every((key) => this.#locales.has(key))
  }

  #value(field: FlattenedField, value: unknown, before: string[]): unknown {
    const trail = [...before, labelOf(field)]
    if (field.type === 'upload' || field.type === 'relationship')
      return this.#relation(field, value, trail)
    if (field.type === 'group' || field.type === 'tab') return this.#group(field, value, trail)
    if (field.type === 'array') return this.#array(field, value, trail)
    if (field.type === 'blocks') return this.#blockRows(field, value, trail)
    if (field.type === 'richText') return this.#richText(value, trail)
    return value
  }

  #relation(field: RelationField, value: unknown, labels: string[]) {
    const found = withoutTarget(field, value, this.#target)
    if (!found) return value
    this.places.push({ labels, isNeeded: found.isNeeded })
    return found.left
  }

  #group(field: GroupField, value: unknown, trail: string[]) {
    if (!isObject(value)) return value
    const isLink = 'interfaceName' in field && field.interfaceName === 'LinkRecord'
    return isLink ? this.#link(field, value, trail) : this.row(field.flattenedFields, value, trail)
  }

  /**
   * The words of a link that leads nowhere any more would only keep its page from being published.
   * What it once led to is still written in it, and goes without a word.
   */
  #link({ flattenedFields }: GroupField, link: Row, trail: string[]) {
    const chosen = link.target ?? 'page'
    const led = flattenedFields.filter(({ name }) => name === chosen)
    const isBroken = this.row(led, link, trail) !== link
    if (isBroken) return Object.fromEntries(Object.keys(link).map((key) => [key, null]))
    return this.#aside().row(flattenedFields, link)
  }

  /** A walk of its own, whose places nobody is told of. */
  #aside() {
    return new ReferenceWalker(this.#config, this.#target)
  }

  #array(field: Extract<FlattenedField, { type: 'array' }>, value: unknown, trail: string[]) {
    if (!Array.isArray(value)) return value
    const after = value.map((row: unknown, i) =>
      isObject(row) ? this.row(field.flattenedFields, row, numbered(trail, i)) : row,
    )
    if (after.every((row, i) => row === value[i])) return value
    const left = after.filter((row, i) => row === value[i] || !isEmpty(row))
    const isShort = left.length < Math.max(field.minRows ?? 0, field.required ? 1 : 0)
    if (left.length < value.length && isShort) this.places.push({ labels: trail, isNeeded: true })
    return left
  }

  #blockRows(field: BlocksField, value: unknown, trail: string[]) {
    if (!Array.isArray(value)) return value
    const after = value.map((row: unknown, i) => {
      const block = isObject(row) ? this.#blockOf(field, row.blockType) : undefined
      if (!block || !isObject(row)) return row
      return this.row(block.flattenedFields, row, blockTrail(trail, field, block, i))
    })
    if (after.every((row, i) => row === value[i])) return value
    // The blocks of a page stay: what is left of one is still to be seen in the studio.
    const isPage = field.blocks.length === 0
    return after.filter((row, i) => isPage || row === value[i] || !isEmpty(row))
  }

  /** A kind that is defined in its field, or that the field or the whole config names. */
  #blockOf({ blocks, blockReferences = [] }: BlocksField, kind: unknown) {
    const own = [...blocks, ...blockReferences.filter((one) => typeof one !== 'string')]
    return own.find(({ slug }) => slug === kind) ?? this.#blocks.get(String(kind))
  }

  #richText(value: unknown, labels: string[]) {
    const after = takeOutOfRichText(value, this.#target)
    if (after !== value) this.places.push({ labels, isNeeded: false })
    return after
  }
}

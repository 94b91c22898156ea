import { isObject } from '@belvedere/kit/json.ts'
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'
import { refersTo, type Target } from '../../kinds/target.ts'
import { blockTrail, labelOf, numbered } from './labels.ts'
import { removeFromRichText } from './rich-text.ts'

/** Where the target is referred to: the labels that lead there, and whether a value is required. */
export type Place = { labels: string[]; isNeeded: boolean }

type Row = Record<string, unknown>
type Config = Pick<SanitizedConfig, 'blocks' | 'localization'>
type GroupField = Extract<FlattenedField, { type: 'group' | 'tab' }>
type BlocksField = Extract<FlattenedField, { type: 'blocks' }>

/**
 * Walks a stored record along its field config and returns a copy without the references to the
 * target; `places` then lists where they were. Values without a reference are returned unchanged.
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

  /** The row without its references to the target; the same object if it has none. */
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
    const removal = withoutTarget(field, value, this.#target)
    if (!removal) return value
    this.places.push({ labels, isNeeded: removal.isNeeded })
    return removal.rest
  }

  #group(field: GroupField, value: unknown, trail: string[]) {
    if (!isObject(value)) return value
    const isLink = 'interfaceName' in field && field.interfaceName === 'LinkRecord'
    return isLink ? this.#link(field, value, trail) : this.row(field.flattenedFields, value, trail)
  }

  /**
   * A link without its target would fail validation, so the whole link is cleared. A reference in a
   * field of another target type is unused: it is removed and not reported.
   */
  #link({ flattenedFields }: GroupField, link: Row, trail: string[]) {
    const type = link.target ?? 'page'
    const used = flattenedFields.filter(({ name }) => name === type)
    const isBroken = this.row(used, link, trail) !== link
    if (isBroken) return Object.fromEntries(Object.keys(link).map((key) => [key, null]))
    return new ReferenceWalker(this.#config, this.#target).row(flattenedFields, link)
  }

  #array(field: Extract<FlattenedField, { type: 'array' }>, value: unknown, trail: string[]) {
    if (!Array.isArray(value)) return value
    const after = value.map((row: unknown, i) =>
      isObject(row) ? this.row(field.flattenedFields, row, numbered(trail, i)) : row,
    )
    if (after.every((row, i) => row === value[i])) return value
    const rest = after.filter((row, i) => row === value[i] || !isEmpty(row))
    const isShort = rest.length < Math.max(field.minRows ?? 0, field.required ? 1 : 0)
    if (rest.length < value.length && isShort) this.places.push({ labels: trail, isNeeded: true })
    return rest
  }

  #blockRows(field: BlocksField, value: unknown, trail: string[]) {
    if (!Array.isArray(value)) return value
    const after = value.map((row: unknown, i) => {
      const block = isObject(row) ? this.#blockOf(field, row.blockType) : undefined
      if (!block || !isObject(row)) return row
      return this.row(block.flattenedFields, row, blockTrail(trail, field, block, i))
    })
    if (after.every((row, i) => row === value[i])) return value
    // Blocks of a page are kept even when empty, so that the editor still finds them in the studio.
    const isPage = field.blocks.length === 0
    return after.filter((row, i) => isPage || row === value[i] || !isEmpty(row))
  }

  /** The block’s config: from the field itself, from its references or from the global list. */
  #blockOf({ blocks, blockReferences = [] }: BlocksField, kind: unknown) {
    const own = [...blocks, ...blockReferences.filter((one) => typeof one !== 'string')]
    return own.find(({ slug }) => slug === kind) ?? this.#blocks.get(String(kind))
  }

  #richText(value: unknown, labels: string[]) {
    const after = removeFromRichText(value, this.#target)
    if (after !== value) this.places.push({ labels, isNeeded: false })
    return after
  }
}

/** Fields of Payload’s own, which hold no content. */
const INTERNAL = new Set(['id', 'blockName', 'blockType'])

/** Whether a row has no content left that an editor entered or chose. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  if (!isObject(value))
    return value === null || value === undefined || value === '' || value === false
  return Object.entries(value).every(([key, one]) => INTERNAL.has(key) || isEmpty(one))
}

/** A field that holds ids. */
type RelationField = Extract<FlattenedField, { type: 'upload' | 'relationship' }>

type Removal = { rest: unknown; isNeeded: boolean }

/** A relation without the target, and whether it needs it; undefined if it does not refer to it. */
function withoutTarget(field: RelationField, value: unknown, target: Target): Removal | undefined {
  const isTarget = (one: unknown) => refersTo(target, field.relationTo, one)
  if (!Array.isArray(value))
    return isTarget(value) ? { rest: null, isNeeded: field.required === true } : undefined
  const rest = value.filter((one) => !isTarget(one))
  if (rest.length === value.length) return undefined
  const minimum = Math.max(('minRows' in field && field.minRows) || 0, field.required ? 1 : 0)
  return { rest, isNeeded: rest.length < minimum }
}

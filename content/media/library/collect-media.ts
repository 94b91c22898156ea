import { isObject } from '@belvedere/kit/json.ts'
import type { FlattenedBlock, FlattenedField, SanitizedConfig } from 'payload'

type Row = Record<string, unknown>

/**
 * Collects the ids of all files that stored blocks and rich text refer to. It follows the same
 * fields as the reference walker, which searches for one record.
 */
export class MediaCollector {
  readonly ids = new Set<number>()
  readonly #blocks: Map<string, FlattenedBlock>
  readonly #locales: Set<string>

  constructor({ blocks, localization }: Pick<SanitizedConfig, 'blocks' | 'localization'>) {
    this.#blocks = new Map(blocks?.map((block) => [block.slug, block]))
    this.#locales = new Set(localization ? localization.localeCodes : [])
  }

  /** Reads a column of JSON: a list of blocks or a rich text. */
  column(value: unknown): void {
    if (Array.isArray(value)) this.#blockRows([], value)
    else this.#richText(value)
  }

  #fields(fields: FlattenedField[], row: Row): void {
    for (const field of fields) if ('name' in field) this.#field(field, row[field.name])
  }

  #field(field: FlattenedField, value: unknown): void {
    const isByLocale =
      'localized' in field &&
      field.localized &&
      isObject(value) &&
      Object.keys(value).every((key) => this.#locales.has(key))
    for (const one of isByLocale ? Object.values(value) : [value]) this.#value(field, one)
  }

  #value(field: FlattenedField, value: unknown): void {
    if (field.type === 'upload' || field.type === 'relationship')
      for (const one of [value].flat()) this.#reference(field.relationTo, one)
    else if (field.type === 'array')
      this.#rows(value, (row) => this.#fields(field.flattenedFields, row))
    else if (field.type === 'blocks') this.#blockRows(inlineBlocks(field), value)
    else if (field.type === 'richText') this.#richText(value)
    else if ((field.type === 'group' || field.type === 'tab') && isObject(value))
      this.#fields(field.flattenedFields, value)
  }

  #reference(relationTo: string | string[], value: unknown): void {
    const id =
      relationTo === 'media'
        ? value
        : isObject(value) && value.relationTo === 'media' && value.value
    const number = typeof id === 'string' || typeof id === 'number' ? Number(id) : Number.NaN
    if (Number.isSafeInteger(number)) this.ids.add(number)
  }

  #rows(value: unknown, visit: (row: Row) => void): void {
    if (Array.isArray(value)) for (const row of value) if (isObject(row)) visit(row)
  }

  #blockRows(own: FlattenedBlock[], value: unknown): void {
    this.#rows(value, (row) => {
      const kind = String(row.blockType)
      const block = own.find(({ slug }) => slug === kind) ?? this.#blocks.get(kind)
      if (block) this.#fields(block.flattenedFields, row)
    })
  }

  /** Pictures in the text, and links to files. */
  #richText(node: unknown): void {
    if (Array.isArray(node)) for (const one of node) this.#richText(one)
    if (!isObject(node)) return
    if (node.relationTo === 'media') this.#reference([], node)
    const { fields, ...rest } = node
    const isLinkElsewhere =
      node.type === 'link' && isObject(fields) && fields.linkType !== 'internal'
    for (const one of Object.values(isLinkElsewhere ? rest : node))
      if (typeof one === 'object') this.#richText(one)
  }
}

function inlineBlocks(field: Extract<FlattenedField, { type: 'blocks' }>): FlattenedBlock[] {
  const references = field.blockReferences?.filter((one) => typeof one !== 'string') ?? []
  return [...field.blocks, ...references]
}

import type { FlattenedField, SanitizedConfig } from 'payload'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import type { Fields } from '../schema/build.ts'

/** Fields that cost a query, or the conversion of a long text. */
const COSTLY = new Set(['upload', 'relationship', 'richText', 'blocks', 'json'])

/**
 * A block that is not rendered: its own plain texts, by which the rest of the page recognises it,
 * without any field that has to be read.
 */
export function skimBlock(config: SanitizedConfig, block: Doc): Doc {
  const kind = config.blocks?.find(({ slug }) => slug === block.blockType)
  const { id, blockType } = block
  return { ...skim(kind?.flattenedFields ?? [], block), id, blockType, _isSkimmed: true }
}

function skim(fields: FlattenedField[], doc: Doc): Doc {
  const cheap = fields.filter(({ name, type }) => !COSTLY.has(type) && Object.hasOwn(doc, name))
  return Object.fromEntries(cheap.map((field) => [field.name, skimField(field, doc[field.name])]))
}

function skimField(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group' || field.type === 'tab')
    return skim(field.flattenedFields, asDoc(value))
  if (field.type !== 'array') return value
  return asDocs(value).map((row) => ({ ...skim(field.flattenedFields, row), id: row.id }))
}

/** Fields whose resolvers read other records: empty for a block that is not rendered. */
export function unlessSkimmed(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, field]) => {
    const { resolve } = field
    const isList = String(field.type).startsWith('[')
    const guarded: typeof resolve = (block, ...rest) =>
      block._isSkimmed ? (isList ? [] : null) : resolve?.(block, ...rest)
    return [name, { ...field, resolve: guarded }] as const
  })
  return Object.fromEntries(entries)
}

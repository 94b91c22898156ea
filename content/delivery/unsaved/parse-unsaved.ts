import type { FlattenedField, SanitizedConfig } from 'payload'
import { cleanBlock, cleanValues } from '../../payload/clean-values.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'
import { isRowId } from '../../payload/row-id.ts'
import type { Changes } from './unsaved-store.ts'

/** The studio's request: the record, the key of its document if it has one, and the changes. */
type UnsavedRequest = { record: string; key: string | undefined; changes: Changes }

/** A malformed request, with a sentence for the sender. */
export class UnsavedError extends Error {
  override name = 'UnsavedError'
}

/** Reads a request; its values are brought into the shape of the model. */
export function parseUnsaved(config: SanitizedConfig, body: unknown): UnsavedRequest {
  const { record, key, values, blocks, order } = asDoc(body)
  const fields = typeof record === 'string' ? fieldsOf(config, record) : undefined
  if (typeof record !== 'string' || !fields) throw new UnsavedError(NO_RECORD)
  if (key !== undefined && typeof key !== 'string') throw new UnsavedError('"key" is a text.')
  const { blocks: _, ...rest } =
    values === undefined ? {} : cleanValues(config, fields, asDoc(values))
  return {
    record,
    key,
    changes: {
      ...(values !== undefined && { values: rest }),
      ...(blocks !== undefined && { blocks: parseBlocks(config, asDoc(blocks)) }),
      ...(order !== undefined && { order: parseOrder(order) }),
    },
  }
}

const NO_RECORD = '"record" names a record with drafts, such as "pages:12" or "global:home".'

/** The fields of a record with drafts; undefined for anything else. */
function fieldsOf(config: SanitizedConfig, record: string): FlattenedField[] | undefined {
  const [, name, id] = /^([a-z-]{1,60}):([a-z0-9-]{1,60})$/.exec(record) ?? []
  const found =
    name === 'global'
      ? config.globals.find(({ slug }) => slug === id)
      : config.collections.find(({ slug }) => slug === name && /^(?:0|[1-9]\d*)$/.test(id ?? ''))
  return found?.versions?.drafts ? found.flattenedFields : undefined
}

function parseBlocks(config: SanitizedConfig, blocks: Doc): Map<string, Doc> {
  const entries = Object.entries(blocks).flatMap(([id, block]) => {
    const cleaned = isRowId(id) ? cleanBlock(config, { ...asDoc(block), id }) : undefined
    return cleaned ? [[id, cleaned] as const] : []
  })
  return new Map(entries)
}

function parseOrder(order: unknown): string[] {
  if (!Array.isArray(order)) throw new UnsavedError('"order" is the list of the ids of all blocks.')
  return [...new Set(order.filter(isRowId))]
}

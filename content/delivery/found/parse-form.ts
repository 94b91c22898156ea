import type { FlattenedField, SanitizedConfig } from 'payload'
import { cleanBlock, cleanValues } from '../../payload/clean-values.ts'
import { asDoc, type Doc } from '../../payload/doc.ts'

/** A form as the studio sends it: its record, and its values in the shape of the model. */
export type FoundForm = { record: string; doc: Doc; known: string | undefined }

/** Reads a form, however incomplete; undefined if it is not the form of a page. */
export function parseForm(config: SanitizedConfig, body: unknown): FoundForm | undefined {
  const { record, values, blocks, order, known } = asDoc(body)
  const fields = typeof record === 'string' ? fieldsOf(config, record) : undefined
  if (typeof record !== 'string' || !fields) return undefined
  const sent = asDoc(blocks)
  const ids = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : []
  const rows = ids.flatMap((id) => cleanBlock(config, { ...asDoc(sent[id]), id }) ?? [])
  return {
    record,
    doc: { ...cleanValues(config, fields, asDoc(values)), blocks: rows },
    known: typeof known === 'string' ? known : undefined,
  }
}

/** The fields of a record that has a page, new or stored: `pages:new`, `pages:12`, `global:home`. */
function fieldsOf(config: SanitizedConfig, record: string): FlattenedField[] | undefined {
  const [kind, name] = record.split(':', 2)
  const owner =
    kind === 'global'
      ? config.globals.find(({ slug }) => slug === name)
      : config.collections.find(({ slug }) => slug === kind)
  return owner?.flattenedFields.some((field) => field.name === 'seo')
    ? owner.flattenedFields
    : undefined
}

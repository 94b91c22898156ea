import type { ClientBlock, ClientField } from 'payload'
import { plainText } from '../../model/prose/plain-text.ts'
import { momentOf } from '../../studio/house-format.ts'
import type { Keyed } from '../keyed/keyed-words.ts'
import type { Step } from './merging.ts'
import { isFields } from './same.ts'

export type Labels = {
  fields: ClientField[]
  blocks: Record<string, ClientBlock | undefined>
  keyed?: Keyed | undefined
}
export type Described = {
  label: string
  field: ClientField | undefined
  /** A value in words, for a key of a field that has keys of its own. */
  say?: (value: unknown) => string
}

/** Names a path of a form with the labels of its fields: “Blocks › 2. Title and text › Title”. */
export function describePath(labels: Labels, path: Step[], versions: unknown[]): Described {
  let { fields } = labels
  let values = versions
  let field: ClientField | undefined
  const words: string[] = []
  for (const step of path) {
    const ofKeys = field?.type === 'json' ? labels.keyed?.get(field.name) : undefined
    if (ofKeys && typeof step === 'string') {
      const label = [...words, ofKeys.labelOf(step)].join(' › ')
      return { label, field: undefined, say: (value) => ofKeys.say(step, value) }
    }
    if (typeof step === 'string') {
      const found = findField(fields, step)
      field = found?.field
      fields = found?.fields ?? []
      words.push(found?.label ?? step)
      values = values.map((value) => (isFields(value) ? value[step] : undefined))
      continue
    }
    const lists = values.map((value) => (Array.isArray(value) ? value : []))
    values = lists.map((list) => list.find((row) => isFields(row) && row.id === step.row))
    const index = Math.max(0, ...lists.map((list) => indexOf(list, step.row)))
    const row = rowOf(labels, field, values)
    fields = row.fields
    words.push(`${index + 1}. ${row.label}`.trim())
    field = undefined
  }
  return { label: words.join(' › '), field }
}

const indexOf = (rows: unknown[], id: string) =>
  rows.findIndex((row) => isFields(row) && row.id === id)

/** The label and fields of a row: of its kind of block, or of its list. */
export function rowOf({ blocks }: Labels, list: ClientField | undefined, rows: unknown[]) {
  if (list?.type === 'array') {
    return { fields: list.fields, label: labelText(list.labels?.singular, '') }
  }
  const slug = rows.flatMap((row) => (isFields(row) ? [String(row.blockType)] : []))[0] ?? ''
  // A field whose kinds are all references has no list of its own, although its type does.
  const kinds: ClientBlock[] = (list?.type === 'blocks' && list.blocks) || []
  const own = kinds.find((block) => block.slug === slug)
  const block = own ?? blocks[slug]
  return { fields: block?.fields ?? [], label: labelText(block?.labels?.singular, slug) }
}

type Found = { label: string; fields: ClientField[]; field: ClientField | undefined }

/** Finds a field by name, also within tabs, rows and collapsible parts, which have no names. */
export function findField(fields: ClientField[], name: string): Found | undefined {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        if ('name' in tab && tab.name === name) {
          return { label: labelText(tab.label, name), fields: tab.fields, field: undefined }
        }
        const found = 'name' in tab && tab.name ? undefined : findField(tab.fields, name)
        if (found) return found
      }
      continue
    }
    const inner = 'fields' in field ? field.fields : []
    if ('name' in field && field.name === name) {
      return { label: labelText('label' in field && field.label, name), fields: inner, field }
    }
    const found = 'name' in field && field.name ? undefined : findField(inner, name)
    if (found) return found
  }
  return undefined
}

function labelText(label: unknown, otherwise: string): string {
  if (typeof label === 'string' && label) return label
  const first = isFields(label) ? Object.values(label)[0] : undefined
  return typeof first === 'string' ? first : otherwise
}

/** A value in words. References to records are named by `RecordName`. */
export function describeValue(value: unknown, field?: ClientField): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field?.type === 'select' || field?.type === 'radio') return optionsOf(field, value)
  if (field?.type === 'date') return momentOf(String(value))
  if (Array.isArray(value)) return value.map((item) => describeValue(item)).join('\n')
  return typeof value === 'object' ? textsOf(value).join('\n') : String(value)
}

function optionsOf({ options }: { options: unknown[] }, value: unknown): string {
  const labels = [value].flat().map((one) => {
    const option = options.find((each) => isFields(each) && each.value === one)
    return labelText(isFields(option) && option.label, String(one))
  })
  return labels.join(', ')
}

const NOT_WORDS = new Set(['id', 'blockType', 'blockName', 'type', 'format', 'mode', 'direction'])

/** The texts of a rich text, a block or a row, in their order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return textsOf(plainText(value))
  return Object.entries(value).flatMap(([name, one]) => (NOT_WORDS.has(name) ? [] : textsOf(one)))
}

import type { Field } from 'payload'
import { textsOf } from '../../editing/together/describe.ts'
import { asData, type Form } from '../../editing/versions/changes-of.ts'
import { optionLabel } from '../../editing/versions/choice-words.ts'
import { momentOf } from '../../studio/house-format.ts'
import { leavesOf } from './leaves-of.ts'
import { proseSpans, type Span } from './prose-spans.ts'
import type { Known, Records } from './read-records.ts'
import { keyOf, referencesOf } from './references.ts'

/** A value as an editor reads it: words, formatted prose, or records by name and picture. */
export type Shown =
  | { is: 'words'; words: string }
  | { is: 'prose'; spans: Span[] }
  | { is: 'records'; records: { name: string; thumbnail: string | null }[] }

/** A value in words. `field` is undefined for the names of rows. */
export function shownOf(field: Field | undefined, value: unknown, known: Records): Shown {
  if (field?.type === 'richText') return { is: 'prose', spans: proseSpans(value, known) }
  const references = referencesOf(field, value)
  if (references.length === 0) return { is: 'words', words: plainWords(field, value) }
  const records = references.map((one) => {
    const record: Known | undefined = known.get(keyOf(one))
    return {
      name: record?.name ?? `No. ${one.id} (deleted)`,
      thumbnail: record?.file?.thumbnail ?? null,
    }
  })
  return { is: 'records', records }
}

const TEXTS = new Set(['text', 'textarea', 'richText'])

/** The texts of a block or a row, and the names of the records it refers to. */
export function rowShown(form: Form, row: unknown, known: Records): Shown {
  const words = leavesOf(form, asData(row)).flatMap(({ field, value }) => {
    const names = referencesOf(field, value).map((one) => known.get(keyOf(one))?.name ?? '')
    // A colour is formatting, not text.
    const isColour = 'name' in field && field.name === 'hex'
    return TEXTS.has(field.type) && !isColour ? [plainWords(field, value)] : names
  })
  return { is: 'words', words: words.filter(Boolean).join('\n') }
}

function plainWords(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field?.type === 'select' || field?.type === 'radio') {
    return [value]
      .flat()
      .map((one) => optionLabel(field.options, one))
      .join(', ')
  }
  if (field?.type === 'date') return momentOf(String(value))
  return typeof value === 'object' ? textsOf(value).join('\n') : String(value)
}

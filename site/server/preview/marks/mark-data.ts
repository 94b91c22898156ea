import { type Marks, markText } from './marks.ts'
import { type Reference, recordOf } from './reference.ts'

type Fields = Record<string, unknown>

/** Fields whose values decide how something is shown, or are parts of addresses. */
const NOT_SHOWN = new Set([
  'id',
  'slug',
  'to',
  'hex',
  'locale',
  'currency',
  'anchor',
  'meshKey',
  'videoUrl',
  'mimeType',
  'filename',
  'status',
  'attributes',
  'tag',
  'timeZone',
  'lastUpdated',
])

/** The addresses of a file: all of them stand for the field that holds the file. */
const FILE_ADDRESSES = new Set(['src', 'srcSet', 'webpSrcSet', 'url'])

/**
 * A copy of delivered data in which every shown text and file has a marker. Numbers and choices
 * stay: a marker would change what is rendered.
 */
export function markData(data: unknown, marks: Marks): unknown {
  return markValue(data, undefined, marks)
}

function markValue(value: unknown, at: Reference | undefined, marks: Marks): unknown {
  if (Array.isArray(value)) return value.map((item) => markValue(item, rowAt(item, at), marks))
  if (isFields(value)) return markFields(value, at, marks)
  if (typeof value !== 'string' || !at || value.trim() === '') return value
  return markText(value, marks.add({ ...at, text: value }))
}

function markFields(fields: Fields, at: Reference | undefined, marks: Marks): Fields {
  if (fields.__typename === 'FileField') return at ? markFile(fields, at, marks) : fields
  const record = recordOf(fields)
  const here = record ? { record, path: [] } : at
  const { _modelApiKey: kind, id } = fields
  const isBlock = !record && typeof kind === 'string'
  if (isBlock && here && typeof id === 'string') marks.blocks.set(id, here)
  const prefix = isBlock ? `${kind}_` : ''
  const entries = Object.entries(fields).map(([name, value]) => {
    const own = prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name
    if (own.startsWith('_') || NOT_SHOWN.has(own)) return [name, value]
    const inside = here && { record: here.record, path: [...here.path, own] }
    return [name, markValue(value, inside, marks)]
  })
  return Object.fromEntries(entries)
}

/** A row is known by its id, because rows that cannot be shown are not delivered. */
function rowAt(item: unknown, at: Reference | undefined): Reference | undefined {
  if (!at || !isFields(item) || item.__typename === 'FileField') return at
  return typeof item.id === 'string' ? { ...at, path: [...at.path, item.id] } : at
}

function markFile(file: Fields, at: Reference, marks: Marks): Fields {
  const marker = marks.add({ ...at, text: undefined })
  const mark = (value: unknown): unknown => {
    if (!isFields(value)) return value
    const entries = Object.entries(value).map(([name, own]) => {
      const isAddress = FILE_ADDRESSES.has(name) && typeof own === 'string' && own !== ''
      return [name, isAddress ? own + marker : mark(own)]
    })
    return Object.fromEntries(entries)
  }
  return { ...file, ...(mark(file) as Fields) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

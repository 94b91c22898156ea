import { BUILT_IN } from '@belvedere/kit/facts/fact.ts'
import { isChoice } from './identify.ts'
import { markWords } from './mark-words.ts'
import { type Marks, markText } from './marks.ts'
import { type Reference, recordOf } from './reference.ts'

type Fields = Record<string, unknown>

/** Texts that decide how a block is rendered, or are parts of addresses. */
const NOT_SHOWN = new Set([
  'id',
  'slug',
  'to',
  'hex',
  'locale',
  'currency',
  'inquireTo',
  'anchor',
  'meshKey',
  'videoUrl',
  'mimeType',
  'filename',
  'attributes',
  'tag',
  'timeZone',
  'lastUpdated',
])

/** The same for the fields of one type. */
const NOT_SHOWN_OF: Readonly<Record<string, readonly string[]>> = {
  SiteRecord: ['icons', 'faviconMetaTags'],
  BrandRecord: ['palette', 'titles', 'text', 'fonts', 'wordmarkDrawing', 'markDrawing'],
  MapRecord: ['scene', 'gate'],
  // It belongs to the category, or to the plan.
  RealEstateListingRecord: ['standIn'],
}

/** The addresses of a file; all of them stand for the field that holds the file. */
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
  if (fields.__typename === 'FactRecord') return at ? markFact(fields, at, marks) : fields
  const here = ownPlace(fields) ?? at
  const { _modelApiKey: kind, id } = fields
  const isBlock = !recordOf(fields) && typeof kind === 'string'
  if (isBlock && here && typeof id === 'string') marks.blocks.set(id, here)
  const prefix = isBlock ? `${kind}_` : ''
  const entries = Object.entries(fields).map(([name, value]) => {
    const own = prefix && name.startsWith(prefix) ? name.slice(prefix.length) : name
    if (!isShown(fields, own)) return [name, value]
    if (isWords(fields, own, value)) return [name, markWords(value, marks)]
    const inside = here && fieldPlace(fields, own, here)
    return [name, markValue(value, inside, marks)]
  })
  return Object.fromEntries(entries)
}

/** The words of the brand, which have their keys in the place of fields. */
function isWords(
  { __typename }: Fields,
  name: string,
  value: unknown,
): value is Parameters<typeof markWords>[0] {
  return __typename === 'BrandRecord' && name === 'words' && Array.isArray(value)
}

function isShown({ __typename }: Fields, name: string) {
  if (name.startsWith('_') || NOT_SHOWN.has(name)) return false
  return !NOT_SHOWN_OF[String(__typename)]?.includes(name) && !isChoice(__typename, name)
}

function rowAt(item: unknown, at: Reference | undefined): Reference | undefined {
  if (!at || !isFields(item) || item.__typename === 'FileField') return at
  return rowPlace(item, at)
}

function markFile(file: Fields, at: Reference, marks: Marks): Fields {
  const marker = marks.add({ ...at, text: undefined })
  const caption = captionOf(file, marks)
  const mark = (value: unknown): unknown => {
    if (!isFields(value)) return value
    const entries = Object.entries(value).map(([name, own]) => {
      const isAddress = FILE_ADDRESSES.has(name) && typeof own === 'string' && own !== ''
      return [name, isAddress ? own + marker : mark(own)]
    })
    return Object.fromEntries(entries)
  }
  return { ...file, ...(mark(file) as Fields), ...caption }
}

/** A caption is a text of the file itself, wherever it is shown. */
function captionOf({ id, title }: Fields, marks: Marks): Fields {
  if (typeof id !== 'string' || typeof title !== 'string' || title.trim() === '') return {}
  return { title: markValue(title, { record: `media:${id}`, path: ['title'] }, marks) }
}

const OWN_FIELDS: ReadonlySet<unknown> = new Set(BUILT_IN)

/** The value of a fact leads to its control; its label comes from the settings of the site. */
function markFact(fact: Fields, { record }: Reference, marks: Marks): Fields {
  const { key, value } = fact
  const path = OWN_FIELDS.has(key) ? [String(key)] : ['facts', String(key)]
  return { ...fact, value: markValue(value, { record, path }, marks) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type FormFields = Readonly<Record<string, unknown>>

/** Fields that are delivered under another name than they have in the form, by type. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DownloadItemRecord: { name: 'label' },
  // The cover of a gallery is the first of its pictures.
  GalleryRecord: { thumbnail: 'images' },
  RealEstateListingRecord: { plan: 'floorPlan' },
}

/** Types that are derived from a file: all their texts lead to the field that holds the file. */
const FROM_FILES = new Set(['FloorPlan', 'FloorPlanRoom'])

/** The path of an object's field in the form, given the path of the object. */
function fieldPlace(
  { __typename }: FormFields,
  name: string,
  { record, path }: Reference,
): Reference {
  const type = String(__typename)
  if (FROM_FILES.has(type)) return { record, path }
  return { record, path: [...path, NAMES[type]?.[name] ?? name] }
}

/** The path at which an object is edited, if that is not the field that delivers it. */
function ownPlace(fields: FormFields): Reference | undefined {
  const record = recordOf(fields)
  return record ? { record, path: [] } : undefined
}

/** The row of a list, identified by its id, because rows that cannot be shown are not delivered. */
function rowPlace(row: FormFields, { record, path }: Reference): Reference {
  if (typeof row.id !== 'string') return { record, path }
  // A row that only holds a link is delivered as that link.
  const link = row.__typename === 'LinkRecord' ? ['link'] : []
  return { record, path: [...path, row.id, ...link] }
}

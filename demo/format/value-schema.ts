import { isObject } from '@belvedere/kit/json.ts'
import { nearest } from '@belvedere/kit/nearest.ts'
import type { Block, Field } from 'payload'
import { z } from 'zod'
import {
  fieldsIn,
  isLinkGroup,
  isLinkList,
  isLookGroup,
  isMediaGroup,
  isMediaList,
  type NamedField,
  namedFields,
} from './named-fields.ts'
import type { Names } from './names.ts'
import { checkOwnRules } from './own-rules.ts'

type Shape = Record<string, z.ZodType>
type Blocks = () => z.ZodType

/**
 * The schema of an object of a property's files whose values have these fields in the studio: names
 * stand for pictures and records, paths for pages. `blocks` is the schema of the blocks of a page.
 */
export function objectOf(fields: readonly Field[], names: Names, blocks: Blocks = noBlocks) {
  const named = namedFields(fields)
  return z.strictObject(shapeOf(named, names, blocks)).check(checkOwnRules(named))
}

/** The schema of a block: its kind in `type`, its colour in `background`, and its own fields. */
export function blockOf(kind: Block, names: Names) {
  const fields = namedFields(kind.fields)
  const shape = { type: z.literal(kind.slug), ...shapeOf(fields, names, noBlocks) }
  return z.strictObject(shape).check(checkOwnRules(fields))
}

const noBlocks = () => z.never()

function shapeOf(fields: readonly NamedField[], names: Names, blocks: Blocks): Shape {
  return Object.fromEntries(
    fields.map((field) => {
      if (isLookGroup(field)) return ['background', z.string().optional()]
      const value = described(schemaOf(field, names, blocks), field)
      return [field.name, isRequired(field) ? value : value.nullish()]
    }),
  )
}

function isRequired(field: NamedField) {
  return 'required' in field && field.required === true && !('defaultValue' in field)
}

/** Editors of JSON show the label and the hint of the studio, and complete the keys that there are. */
function described(schema: z.ZodType, { label, admin, custom }: NamedField) {
  const description = admin && 'description' in admin ? admin.description : undefined
  const keys: unknown = custom?.keys
  return schema.meta({
    ...(typeof label === 'string' && { title: label }),
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(keys) && { propertyNames: { enum: keys } }),
  })
}

function schemaOf(field: NamedField, names: Names, blocks: Blocks): z.ZodType {
  if (isLinkGroup(field)) return linkSchema(names)
  if (isMediaGroup(field)) return mediaSchema(fieldsIn(field), names)
  if (isLinkList(field)) return z.array(linkSchema(names))
  if (isMediaList(field)) return z.array(mediaSchema(fieldsIn(field), names))
  switch (field.type) {
    case 'upload':
      return listed(field, nameOf(names.files, 'file of manifest.json'))
    case 'relationship':
      return listed(field, recordSchema(String(field.relationTo), names))
    case 'group':
      return objectOf(fieldsIn(field), names)
    case 'array':
      return z.array(objectOf(fieldsIn(field), names))
    case 'blocks':
      return field.blocks.length > 0 ? z.array(anyBlock(field.blocks, names)) : z.array(blocks())
    case 'richText':
      return z.union([z.string(), z.strictObject({ prose: proseSchema(names) })])
    case 'select':
    case 'radio':
      return listed(field, z.enum(field.options.map(valueOfOption)))
    case 'number':
      return listed(field, numberSchema(field))
    case 'checkbox':
      return z.boolean()
    // A text for each word of the site, or a value for each fact of a listing.
    case 'json':
      return z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    default:
      return listed(field, z.string())
  }
}

/** The schema of any of these kinds of block. */
export function anyBlock(kinds: readonly Block[], names: Names): z.ZodType {
  const [first, ...others] = kinds.map((kind) => blockOf(kind, names))
  if (!first) return z.never()
  const known = kinds.map(({ slug }) => slug).join(', ')
  return z.discriminatedUnion('type', [first, ...others], {
    error: ({ input }) => {
      const type = isObject(input) ? input.type : undefined
      if (type === undefined) return `A block needs a “type”. Choose one of: ${known}.`
      return `“${type}” is not a kind of block. Choose one of: ${known}.`
    },
  })
}

function listed(field: NamedField, schema: z.ZodType) {
  return 'hasMany' in field && field.hasMany ? z.array(schema) : schema
}

function valueOfOption(option: string | { value: string }) {
  return typeof option === 'string' ? option : option.value
}

function numberSchema({ min, max }: { min?: number; max?: number }) {
  const number = min === undefined ? z.number() : z.number().min(min)
  return max === undefined ? number : number.max(max)
}

function linkSchema(names: Names) {
  return z.strictObject({ label: z.string(), to: pathSchema(names) })
}

/** A picture alone may be written as its name. */
function mediaSchema(fields: readonly Field[], names: Names) {
  return z.union([nameOf(names.files, 'file of manifest.json'), objectOf(fields, names)])
}

function recordSchema(collection: string, { records }: Names) {
  return nameOf(records.get(collection), `slug of ${collection}`)
}

/** A name that has to be known; where no names are given, any. */
function nameOf(known: ReadonlySet<string> | undefined, what: string) {
  if (!known) return z.string()
  const isKnown = (name: string) => known.has(name)
  const error = ({ input }: { input?: unknown }) => {
    const guess = nearest(String(input), known)
    return `“${input}” is no ${what}.${guess ? ` Did you mean “${guess}”?` : ''}`
  }
  return z.string().refine(isKnown, { error })
}

const ELSEWHERE = /^(?:https?|mailto|tel):/

function pathSchema({ paths }: Names) {
  if (!paths) return z.string()
  return z
    .string()
    .refine((to) => leadsSomewhere(to, paths), { error: ({ input }) => deadEnd(input) })
}

function proseSchema({ paths }: Names) {
  if (!paths) return z.string()
  return z.string().superRefine((prose, context) => {
    for (const { 1: to = '' } of prose.matchAll(/\]\(([^)]+)\)/g))
      if (!leadsSomewhere(to, paths)) context.addIssue({ code: 'custom', message: deadEnd(to) })
  })
}

function leadsSomewhere(to: string, paths: ReadonlySet<string>) {
  return ELSEWHERE.test(to) || paths.has(to.replace(/#.*$/, '') || '/')
}

function deadEnd(to: unknown) {
  return `“${to}” leads to no page of this property. Write the path of one of its pages, or a full address (https:, mailto:, tel:).`
}

import type { ArrayField, BlocksField, RelationshipField, UploadField, Validate } from 'payload'
import { array, blocks, relationship, upload } from 'payload/shared'

type ListField = ArrayField | BlocksField | RelationshipField | UploadField

const USUAL = { array, blocks, relationship, upload }

/**
 * A list without which its block shows nothing: a page with an empty one is not published. Drafts
 * may stay empty.
 */
export function requiredList<Field extends ListField>(field: Field): Field {
  const usual = (field.validate ?? USUAL[field.type]) as Validate
  const validate: Validate = (value, options) =>
    Array.isArray(value) && value.length > 0 ? usual(value, options) : refusal(field, options)
  return { ...field, validate }
}

type Place = { blockData: Partial<unknown>; path: (number | string)[]; req: { payload: Config } }
type Config = { config: { blocks?: { slug: string; labels?: { singular?: unknown } }[] } }

/** “Features, block 3, has no features: add one or remove the block.” */
function refusal(field: ListField, { blockData, path, req }: Place) {
  const { blockType } = { blockType: undefined, ...blockData }
  const kind = req.payload.config.blocks?.find(({ slug }) => slug === blockType)
  const name = textOf(kind?.labels?.singular) ?? 'This block'
  const index = path.map(Number).find(Number.isInteger)
  const place = index === undefined ? '' : `, block ${index + 1},`
  const { plural } = { plural: undefined, ...('labels' in field ? field.labels : {}) }
  const rows = (textOf(plural) ?? textOf(field.label) ?? 'rows').toLowerCase()
  return `${name}${place} has no ${rows}: add one or remove the block.`
}

const textOf = (label: unknown) => (typeof label === 'string' ? label : undefined)

import type { ArrayField, BlocksField, RelationshipField, UploadField, Validate } from 'payload'
import { array, blocks, relationship, upload } from 'payload/shared'

type ListField = ArrayField | BlocksField | RelationshipField | UploadField

const EMPTY = 'Add one or remove the block.'

const USUAL = { array, blocks, relationship, upload }

/**
 * A list without which its block shows nothing: a page with an empty one is not published. Drafts
 * may stay empty.
 */
export function requiredList<Field extends ListField>(field: Field): Field {
  const usual = (field.validate ?? USUAL[field.type]) as Validate
  const validate: Validate = (value, options) =>
    Array.isArray(value) && value.length > 0 ? usual(value, options) : EMPTY
  return { ...field, validate }
}

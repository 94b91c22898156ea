import { type FieldHook, type TextField, type Validate, ValidationError } from 'payload'
import {
  type Addressed,
  freeSlug,
  MAX_SLUG,
  nounFor,
  recordAt,
  type SlugScope,
} from './free-slug.ts'
import { checkSlug } from './slugs/check-slug.ts'

export { checkSlug }

/**
 * Generates an empty slug from the title, except on autosave, when the title is still being typed.
 * Payload does not validate drafts, so the slug of a new or changed draft is checked here.
 */
function generateOrCheck(collection: Addressed): FieldHook {
  return async ({ value, data, operation, originalDoc, req }) => {
    // Depending on the request, Payload has already parsed this parameter into a boolean.
    const isTyping = String(req.query?.autosave) === 'true'
    if (!value && !isTyping && typeof data?.title === 'string') {
      return (await freeSlug(data.title, { req, collection, ownId: originalDoc?.id })) || value
    }
    const isDraft = data?._status !== 'published' && value !== originalDoc?.slug
    const check = () => checkSlug(value, undefined, nounFor(collection))
    const verdict = value && isDraft && !isTyping ? check() : true
    const isNew = operation === 'create' && check() === true
    const clash = isNew ? await clashOf(value, { req, collection }) : undefined
    const message = verdict === true ? clash : verdict
    if (!message) return value
    throw new ValidationError({ collection, errors: [{ message, path: 'slug' }] })
  }
}

function validateUnique(collection: Addressed): Validate<string> {
  return async (value, { data, id, req }) => {
    const { title } = (data ?? {}) as { title?: unknown }
    const verdict = checkSlug(value, title, nounFor(collection))
    if (!value || verdict !== true) return verdict
    return (
      (await clashOf(value, { req, collection, ...(id !== undefined && { ownId: id }) })) ?? true
    )
  }
}

async function clashOf(slug: string, scope: SlugScope) {
  const found = await recordAt(slug, scope)
  const noun = nounFor(scope.collection)
  return (
    found && `The ${noun} “${found.title ?? found.id}” already has this slug. Choose another one.`
  )
}

function slugOfCopy(collection: Addressed): FieldHook {
  return ({ value, req }) => {
    if (!value) return value
    const base = String(value).replace(/-copy(-\d+)?$/, '')
    return freeSlug(`${base.slice(0, MAX_SLUG - 5)}-copy`, { req, collection })
  }
}

/** The slug of a record: the last part of its address. */
export function slugField(collection: Addressed): TextField {
  const noun = nounFor(collection)
  return {
    name: 'slug',
    label: 'Slug',
    type: 'text',
    localized: true,
    unique: true,
    index: true,
    validate: validateUnique(collection),
    hooks: {
      beforeValidate: [generateOrCheck(collection)],
      beforeDuplicate: [slugOfCopy(collection)],
    },
    admin: {
      components: {
        Field: {
          path: '/model/slugs/slug-field.tsx#SlugField',
          clientProps: { collection, noun },
        },
      },
      position: 'sidebar',
      placeholder: 'about-us',
      description: `The last part of the ${noun}’s address. It follows the title until you change it.`,
    },
  }
}

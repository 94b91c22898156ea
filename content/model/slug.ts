import { plainWords } from '@belvedere/kit/plain-words.ts'
import { type FieldHook, type TextField, type Validate, ValidationError } from 'payload'
import { type Addressed, type Among, freeSlug, MAX_SLUG, NOUNS, recordAt } from './free-slug.ts'

const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a record may live at this address; else a sentence that says what to do. */
export function checkSlug(value: unknown, title?: unknown, noun = 'page'): string | true {
  if (isOdd(value)) return 'Write the address as text, for example “the-bay”.'
  if (typeof value !== 'string' || value === '')
    return title ? NO_LETTERS : `Give the ${noun} a title or an address.`
  if (RESERVED.has(value)) {
    return `The site itself lives at “${value}”. Choose another address, for example “about-${value}”.`
  }
  if (value.length > MAX_SLUG) return `Shorten the address to ${MAX_SLUG} letters.`
  if (PATTERN.test(value)) return true
  return `Use small letters, digits and single dashes, for example “${plainWords(value) || 'the-bay'}”.`
}

/** What only programs send. */
const isOdd = (value: unknown) => Boolean(value) && typeof value !== 'string'

const NO_LETTERS =
  'The title has no Latin letters to make an address of. Write one, for example “the-bay”.'

/**
 * Fills an empty address from the title, except while autosaving: then the title is still being
 * typed. A new record is in the database even as a draft, so its address is looked at here.
 */
function fillOrCheck(collection: Addressed): FieldHook {
  return async ({ value, data, operation, originalDoc, req }) => {
    // Payload turns the words of some requests into booleans, in place.
    const isTyping = String(req.query?.autosave) === 'true'
    if (!value && !isTyping && typeof data?.title === 'string') {
      return (await freeSlug(data.title, { req, collection, ownId: originalDoc?.id })) || value
    }
    const isDraft = data?._status !== 'published' && value !== originalDoc?.slug
    const looked = value && isDraft && !isTyping ? checkSlug(value) : true
    const isNew = operation === 'create' && checkSlug(value) === true
    const clash = isNew ? await clashOf(value, { req, collection }) : undefined
    const message = looked === true ? clash : looked
    if (!message) return value
    throw new ValidationError({ collection, errors: [{ message, path: 'slug' }] })
  }
}

function checkOwn(collection: Addressed): Validate<string> {
  return async (value, { data, id, req }) => {
    const { title } = (data ?? {}) as { title?: unknown }
    const words = checkSlug(value, title, NOUNS[collection])
    if (!value || words !== true) return words
    return (
      (await clashOf(value, { req, collection, ...(id !== undefined && { ownId: id }) })) ?? true
    )
  }
}

async function clashOf(slug: string, among: Among) {
  const found = await recordAt(slug, among)
  const noun = NOUNS[among.collection]
  return (
    found &&
    `The ${noun} “${found.title ?? found.id}” has this address already. Choose another one.`
  )
}

function asCopy(collection: Addressed): FieldHook {
  return ({ value, req }) => {
    if (!value) return value
    const base = String(value).replace(/-copy(-\d+)?$/, '')
    return freeSlug(`${base.slice(0, MAX_SLUG - 5)}-copy`, { req, collection })
  }
}

/** The last part of a record's address, below the path where records of its kind live. */
export function slugField(collection: Addressed, path?: string): TextField {
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    localized: true,
    unique: true,
    index: true,
    validate: checkOwn(collection),
    hooks: {
      beforeValidate: [fillOrCheck(collection)],
      beforeDuplicate: [asCopy(collection)],
    },
    admin: {
      position: 'sidebar',
      placeholder: 'the-lagoon',
      description: [
        `The last part of the ${NOUNS[collection]}’s address. Left empty, it is made from the title.`,
        ...(path ? [`It comes after ${path}`] : []),
      ].join(' '),
    },
  }
}

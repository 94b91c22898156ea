import { plainWords } from '@belvedere/kit/plain-words.ts'
import { type FieldHook, type TextField, type Validate, ValidationError } from 'payload'
import { freeSlug, MAX_SLUG, pageAt } from './free-slug.ts'

const RESERVED = new Set(['map', 'real-estate', 'media', 'builds', 'graphql', 'preview', 'assets'])
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a page may live at this address; else a sentence that says what to do. */
export function checkSlug(value: unknown, title?: unknown): string | true {
  if (typeof value !== 'string' || value === '')
    return title ? NO_LETTERS : 'Give the page a title or an address.'
  if (RESERVED.has(value)) {
    return `The site itself lives at “${value}”. Choose another address, for example “about-${value}”.`
  }
  if (value.length > MAX_SLUG) return `Shorten the address to ${MAX_SLUG} letters.`
  if (PATTERN.test(value)) return true
  return `Use small letters, digits and single dashes, for example “${plainWords(value) || 'the-bay'}”.`
}

const NO_LETTERS =
  'The title has no Latin letters to make an address of. Write one, for example “the-bay”.'

/**
 * Fills an empty address from the title, except while autosaving: then the title is still being
 * typed. A new page is in the database even as a draft, so its address is looked at here.
 */
const fillOrCheck: FieldHook = async ({ value, data, operation, originalDoc, req }) => {
  if (!value && req.query?.autosave !== 'true' && typeof data?.title === 'string') {
    return (await freeSlug(req, data.title, originalDoc?.id)) || value
  }
  const clash = value && operation === 'create' ? await clashOf(req, value) : undefined
  if (!clash) return value
  throw new ValidationError({ collection: 'pages', errors: [{ message: clash, path: 'slug' }] })
}

const checkOwn: Validate<string> = async (value, { data, id, req }) => {
  const words = checkSlug(value, (data as { title?: unknown } | undefined)?.title)
  return value && words === true ? ((await clashOf(req, value, id)) ?? true) : words
}

async function clashOf(...[req, slug, id]: Parameters<typeof pageAt>) {
  const page = await pageAt(req, slug, id)
  return page && `The page “${page.title ?? page.id}” has this address already. Choose another one.`
}

const asCopy: FieldHook = ({ value, req }) =>
  value
    ? freeSlug(
        req,
        `${String(value)
          .replace(/-copy(-\d+)?$/, '')
          .slice(0, MAX_SLUG - 5)}-copy`,
      )
    : value

/** Where a page lives below the site's root. */
export function slugField(): TextField {
  return {
    name: 'slug',
    label: 'Address',
    type: 'text',
    unique: true,
    index: true,
    validate: checkOwn,
    hooks: { beforeValidate: [fillOrCheck], beforeDuplicate: [asCopy] },
    admin: {
      position: 'sidebar',
      placeholder: 'the-lagoon',
      description: 'The last part of the page’s address. Left empty, it is made from the title.',
    },
  }
}

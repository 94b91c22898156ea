import { OWN_NAMES } from '@belvedere/kit/own-paths.ts'
import { slugify } from '@belvedere/kit/slugify.ts'
import { GLOBAL_PAGES } from '../../kinds/table.ts'
import { MAX_SLUG } from '../free-slug.ts'

const FIXED_PAGES = Object.values(GLOBAL_PAGES).map(({ path }) => path.slice(1))
const RESERVED = new Set<string>([...FIXED_PAGES, ...OWN_NAMES])
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Validates a slug: true, or the message for the editor. `noun` names the record in messages. */
export function checkSlug(value: unknown, title?: unknown, noun = 'page'): string | true {
  if (isNotText(value)) return 'Enter the slug as text, for example “about-us”.'
  if (typeof value !== 'string' || value === '')
    return title ? NO_LETTERS : `Give the ${noun} a title or a slug.`
  if (RESERVED.has(value)) {
    return `“${value}” is used by the site itself. Choose another slug, for example “about-${value}”.`
  }
  if (value.length > MAX_SLUG) return `Use at most ${MAX_SLUG} characters.`
  if (PATTERN.test(value)) return true
  return `Use lowercase letters, digits and single hyphens, for example “${slugify(value) || 'about-us'}”.`
}

/** Only API clients send other types; the studio sends text. */
const isNotText = (value: unknown) => Boolean(value) && typeof value !== 'string'

const NO_LETTERS =
  'The title has no Latin letters to generate a slug from. Enter one, for example “about-us”.'

import { OWN_NAMES } from '@belvedere/kit/own-paths.ts'
import { slugify } from '@belvedere/kit/slugify.ts'
import { pathOfGlobal } from '../../kinds/paths.ts'
import { pageGlobals } from '../../kinds/table.ts'
import { MAX_SLUG } from '../free-slug.ts'

/** The paths of pages that exist once, and the names that the programs use. */
const isReserved = (slug: string) =>
  pageGlobals.some((one) => pathOfGlobal(one) === `/${slug}`) ||
  OWN_NAMES.some((one) => one === slug)

const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Validates a slug: true, or the message for the editor. `noun` names the record in messages. Only pages
 * are at the root of the site, where the names of others are.
 */
export function checkSlug(value: unknown, title?: unknown, noun = 'page'): string | true {
  if (isNotText(value)) return 'Enter the slug as text, for example “about-us”.'
  if (typeof value !== 'string' || value === '')
    return title ? NO_LETTERS : `Give the ${noun} a title or a slug.`
  if (noun === 'page' && isReserved(value)) {
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

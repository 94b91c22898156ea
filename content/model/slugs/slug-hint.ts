import { slugify } from '@belvedere/kit/slugify.ts'
import { MAX_SLUG } from '../free-slug.ts'
import { checkSlug } from './check-slug.ts'
import type { Move } from './endpoint.ts'

/** The result for a slug while it is typed: the one that is used, and its problem. */
type SlugHint = { slug: string; problem?: string }

/** Judges a slug while it is typed; `noun` names the record. */
export function hintFor(typed: string, noun: string): SlugHint {
  const slug = slugify(typed, MAX_SLUG)
  if (typed.trim() === '') return { slug }
  if (slug === '') {
    return { slug, problem: 'Use Latin letters or digits, for example “about-us”.' }
  }
  const verdict = checkSlug(slug, undefined, noun)
  return verdict === true ? { slug } : { slug, problem: verdict }
}

/** The redirect that a new slug makes, in a sentence. */
export function moveWords({ from, to, isWithBelow }: Move): string {
  const below = isWithBelow ? ', and what is below it as well' : ''
  return `Once this is published, ${from} redirects to ${to}${below}.`
}

import type { GlobalSlug } from 'payload'

/** Settings of the service itself: they have no drafts, and the site never sees them. */
const OWN = ['enquiry-settings'] as const

/** A global that is content: it has drafts and is published. */
export type ContentGlobal = Exclude<GlobalSlug, (typeof OWN)[number]>

export function isContentGlobal(slug: string): slug is ContentGlobal {
  return !OWN.some((own) => own === slug)
}

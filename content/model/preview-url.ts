import type { GeneratePreviewURL } from 'payload'
import { shownOn } from '../kinds/shown.ts'
import type { PageCollection } from '../kinds/table.ts'

/**
 * The preview of a record. Its address is computed when the preview is opened, because the slug may
 * have changed.
 */
export function recordPreview(collection: PageCollection): GeneratePreviewURL {
  return ({ id }) => (typeof id === 'number' ? `/preview-pass?of=${collection}:${id}` : null)
}

/** The preview of a global, or of records without a page of their own. */
export function fixedPreview(slug: string): GeneratePreviewURL {
  return () => `/preview-pass?to=${shownOn(slug)}`
}

import type { GeneratePreviewURL } from 'payload'
import type { PageCollection } from '../kinds/table.ts'

/**
 * The preview of a record. Its address is computed when the preview is opened, because the slug may
 * have changed.
 */
export function recordPreview(collection: PageCollection): GeneratePreviewURL {
  return ({ id }) => (typeof id === 'number' ? `/preview-pass?of=${collection}:${id}` : null)
}

/** The preview of a page with a fixed path. */
export function pathPreview(path: string): GeneratePreviewURL {
  return () => `/preview-pass?to=${path}`
}

import type { FromPage } from '@belvedere/kit/preview-messages.ts'

/** Parses a message from a page; undefined for anything else. */
export function readMessage(data: unknown): FromPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const missing = { type: '', path: '', record: '', version: 0, status: 0 }
  const { type, path, record, version, status } = { ...missing, ...data }
  if (typeof path !== 'string' || typeof record !== 'string') return undefined
  if (type === 'belvedere:ready') return { type, path, record }
  if (type === 'belvedere:edit') return { type, path, record }
  if (type === 'belvedere:absent') return { type }
  if (type === 'belvedere:failed') return typeof status === 'number' ? { type, status } : undefined
  return type === 'belvedere:painted' && typeof version === 'number' ? { type, version } : undefined
}

/** The editor’s message for the status of an error screen. */
export function explainStatus(status: number): string {
  if (status === 401)
    return 'You may not see this preview: its session has ended. Sign in again, then come back and try again.'
  if (status === 404)
    return 'The site has no page at this address. Check the slug, and whether the record still exists.'
  if (status === 410)
    return 'The content service no longer has what you typed for this preview. The form still does: please try again.'
  if (status === 503) return 'The site cannot reach the content service. Please wait a moment.'
  return 'The site could not show this page. Please ask your administrator to look at its log.'
}

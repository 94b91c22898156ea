/** What a page in the panel tells the studio. */
export type FromPage =
  | { type: 'belvedere:ready'; path: string; record: string }
  | { type: 'belvedere:edit'; record: string; path: string }
  | { type: 'belvedere:painted'; version: number }

/** What the studio tells the page in the panel. */
export type ToPage =
  | { type: 'belvedere:line' }
  | { type: 'belvedere:text'; record: string; path: string; value: string }
  | { type: 'belvedere:render'; key: string; version: number; only?: string[] }
  | { type: 'belvedere:focus'; record: string; path: string | null }

/** Reads a message; undefined if it is none of a page. */
export function readMessage(data: unknown): FromPage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, path, record, version } = { type: '', path: '', record: '', version: 0, ...data }
  if (typeof path !== 'string' || typeof record !== 'string') return undefined
  if (type === 'belvedere:ready') return { type, path, record }
  if (type === 'belvedere:edit') return { type, path, record }
  return type === 'belvedere:painted' && typeof version === 'number' ? { type, version } : undefined
}

import type { IndexedPage } from '../content/indexed-pages.ts'

/** A page of the index, created and changed on the same day. */
export function indexedPage(path: string, fields: Partial<IndexedPage> = {}): IndexedPage {
  const title = path.split('/').at(-1) || null
  const time = '2026-03-01T10:00:00.000Z'
  const own = { id: path, path, title, description: null, image: null }
  return { ...own, createdAt: time, updatedAt: time, ...fields }
}

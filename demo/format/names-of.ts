import { pathOfGlobal, placeRows } from '@belvedere/content/kinds/paths.ts'
import { aboveOf, pageGlobals } from '@belvedere/content/kinds/table.ts'
import { isObject } from '@belvedere/kit/json.ts'
import type { Names } from './names.ts'
import { RECORD_PARTS } from './parts.ts'

/** The names in a property's files, whatever else is wrong in them. */
export async function namesOf(copy: unknown, manifest: unknown): Promise<Names> {
  const rowsOf = (key: string) => listIn(copy, key).filter(isObject)
  const slugsOf = (key: string) =>
    rowsOf(key).flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))
  const placed = await placeRows(async (collection) => {
    const key = RECORD_PARTS.find((part) => part.collection === collection)?.key ?? collection
    const field = aboveOf(collection)?.field
    return rowsOf(key).map((row) => {
      return { id: row.slug, slug: row.slug, above: field ? row[field] : undefined }
    })
  })
  return {
    files: new Set(isObject(manifest) ? Object.keys(manifest) : []),
    records: new Map(
      RECORD_PARTS.map(({ key, collection }) => [collection, new Set(slugsOf(key))]),
    ),
    paths: new Set([
      ...pageGlobals.map((slug) => pathOfGlobal(slug)),
      ...placed.map(({ path }) => path),
    ]),
  }
}

function listIn(value: unknown, key: string): unknown[] {
  const list = isObject(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}

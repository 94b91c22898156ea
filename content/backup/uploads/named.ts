import { isObject, parseJson } from '@belvedere/kit/json.ts'
import { filesBeside } from '../../media/delivered-file.ts'
import { NAMES } from '../archive/manifest.ts'

/** The paths of the files of a row of the table `media`, as the driver of either engine reads it. */
export function pathsOf(row: Readonly<Record<string, unknown>>): string[] {
  const { filename, deleted_at: deletedAt } = row
  if (typeof filename !== 'string' || !filename) return []
  // SQLite keeps JSON as text.
  const shapes = typeof row.shapes === 'string' ? parseJson(row.shapes) : row.shapes
  const folder = deletedAt ? `${NAMES.uploads}/bin` : NAMES.uploads
  const names = [filename, ...filesBeside({ filename, shapes: isObject(shapes) ? shapes : null })]
  return names.map((name) => `${folder}/${name}`)
}

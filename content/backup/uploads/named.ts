import { filesOfRow } from '../../media/missing-uploads.ts'
import { NAMES } from '../archive/manifest.ts'

/** The paths of the files of a row of the table `media`, as the driver of either engine reads it. */
export function pathsOf(row: Readonly<Record<string, unknown>>): string[] {
  const folder = row.deleted_at ? `${NAMES.uploads}/bin` : NAMES.uploads
  return filesOfRow(row).map((name) => `${folder}/${name}`)
}

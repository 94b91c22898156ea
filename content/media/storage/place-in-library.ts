import { isObject } from '@belvedere/kit/json.ts'
import type { OpenDatabase } from '../../payload/database/on-open.ts'
import { shared } from '../../service/shared.ts'
import { recordsOf } from '../delivered-file.ts'
import type { Place } from './upload-store.ts'

const library = shared<{ run?: OpenDatabase['run'] }>('library', () => ({}))

/** Places are read in this database from now on. */
export async function readPlacesIn({ run }: OpenDatabase): Promise<void> {
  library.run = run
}

/** Stored names have letters, digits, dots and hyphens alone. */
const STORED_NAME = /^[\w.-]+$/

/** The place of a file of the library by the record that names it; undefined if none does. */
export async function placeInLibrary(name: string): Promise<Place | undefined> {
  if (!STORED_NAME.test(name)) return undefined
  if (!library.run) throw new Error('The database is not open yet.')
  const names = recordsOf(name).map((one) => `'${one}'`)
  const { rows } = await library.run(
    `SELECT deleted_at FROM media WHERE filename IN (${names.join(', ')})`,
  )
  if (rows.length === 0) return undefined
  return rows.some((row) => isObject(row) && row.deleted_at === null) ? 'public' : 'bin'
}

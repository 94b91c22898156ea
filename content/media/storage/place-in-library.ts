import { getPayload } from 'payload'
import { recordsOf } from '../delivered-file.ts'
import type { Place } from './upload-store.ts'

type Row = { id: number; deletedAt?: string | null }

/** The place of a file of the library by the record that names it; undefined if none does. */
export async function placeInLibrary(name: string): Promise<Place | undefined> {
  // The configuration imports the library, and so this module.
  const { default: config } = await import('../../payload.config.ts')
  const { db } = await getPayload({ config, disableOnInit: true })
  const where = { filename: { in: recordsOf(name) } }
  const { docs } = await db.find<Row>({ collection: 'media', where, pagination: false, limit: 0 })
  if (docs.length === 0) return undefined
  return docs.some(({ deletedAt }) => !deletedAt) ? 'public' : 'bin'
}

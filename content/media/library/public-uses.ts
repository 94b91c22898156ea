import type { PayloadRequest } from 'payload'
import { findReferencingRows } from '../../overview/references/find-referencing-rows.ts'
import type { ReferencingRow } from '../../overview/references/referencing-row.ts'
import { type Use, usesOf } from '../../overview/references/uses.ts'

const MEDIA = 'media'

/** The public records that show this file, by itself or as the poster image of a video. */
export async function publicUses(req: PayloadRequest, id: number | string): Promise<Use[]> {
  const rows = await findReferencingRows(req, { collection: MEDIA, id })
  const found = rows.filter((row) => filmOf(row) === undefined)
  for (const film of new Set(rows.map(filmOf))) {
    if (film === undefined) continue
    const ofFilm = await findReferencingRows(req, { collection: MEDIA, id: film })
    found.push(...ofFilm.filter((row) => filmOf(row) === undefined))
  }
  return usesOf(found).filter(({ isPublic }) => isPublic)
}

/** A file that refers to this one is a video; it is public where it is used itself. */
const filmOf = ({ owner }: ReferencingRow) =>
  'collection' in owner && owner.collection === MEDIA ? owner.id : undefined

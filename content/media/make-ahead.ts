import type { CollectionAfterChangeHook, Payload } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import { Ahead } from './ahead.ts'
import { pictureSource } from './picture-source.ts'
import type { Picture } from './responsive-image.ts'
import { runningAhead, setRunningAhead } from './running-ahead.ts'
import { BASES } from './sizes.ts'
import { openMedia } from './store.ts'

/** Pictures read from the database at once. */
const BATCH = 500

/** Encodes missing variants, and from now on those of new and published pictures. */
export async function startAhead(payload: Payload): Promise<void> {
  const ahead = new Ahead(openMedia())
  setRunningAhead(ahead)
  let isLast = false
  for (let page = 1; !isLast; page++) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'media',
      where: { mimeType: { like: 'image/' } },
      select: { filename: true, mimeType: true, width: true, height: true, ...FOCUS },
      depth: 0,
      limit: BATCH,
      page,
      sort: '-id',
    })
    for (const doc of docs) addFromLibrary(ahead, doc)
    isLast = !hasNextPage
  }
}

const FOCUS = { focalX: true, focalY: true } as const

/** A changed focal point leads to other crops, so every change counts. */
export const makeAhead: CollectionAfterChangeHook = ({ doc, req }) =>
  afterCommit(req, () => {
    const ahead = runningAhead()
    if (ahead) addFromLibrary(ahead, doc)
  })

function addFromLibrary(ahead: Ahead, doc: Picture) {
  const picture = pictureSource(doc, BASES)
  if (picture) ahead.addFromLibrary(picture)
}

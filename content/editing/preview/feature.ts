import type { CollectionAfterDeleteHook } from 'payload'
import { globalWithSharedRecord, withSharedRecord } from '../../delivery/preview/shared-record.ts'
import { isPageCollection } from '../../kinds/table.ts'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { globalOnSiteEndpoint, onSiteEndpoint } from './on-site.ts'
import { isShownGlobal } from './record-ref.ts'

const buttons = { PreviewButton: '/editing/preview/studio/preview-controls.tsx#PreviewControls' }

/** A record that gets the id of a deleted one must not be shown by the deleted record's links. */
const deleteLinks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { record: { equals: `${collection.slug}:${id}` } }
  await req.payload.db.deleteMany({ collection: 'preview-links', where, req })
}

/** Gives records that have pages a preview, and links that share it. */
export const preview: Feature = {
  collection(collection) {
    const { slug } = collection
    if (!isPageCollection(slug)) return collection
    return addToCollection(withSharedRecord(collection), {
      buttons,
      endpoints: [onSiteEndpoint(slug)],
      hooks: { afterDelete: [deleteLinks] },
    })
  },
  global(global) {
    const { slug } = global
    if (!isShownGlobal(slug)) return global
    const endpoints = [globalOnSiteEndpoint(slug)]
    return addToGlobal(globalWithSharedRecord(global), { buttons, endpoints })
  },
}

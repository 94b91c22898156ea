import type { CollectionAfterDeleteHook, CollectionConfig, GlobalConfig } from 'payload'
import { globalWithSharedRecord, withSharedRecord } from '../../delivery/preview/shared-record.ts'
import { isPageCollection } from '../../kinds/table.ts'
import { globalOnSiteEndpoint, onSiteEndpoint } from './on-site.ts'
import { isShownGlobal } from './record-ref.ts'

const PREVIEW = '/editing/preview/studio/preview-controls.tsx#PreviewControls'

/** A record that gets the id of a deleted one must not be shown by its links. */
const deleteLinks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { record: { equals: `${collection.slug}:${id}` } }
  await req.payload.db.deleteMany({ collection: 'preview-links', where, req })
}

/** Gives the records of a collection that has pages a preview, and links that share it. */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, hooks, slug } = collection
  if (!isPageCollection(slug)) return collection
  const edit = { ...admin?.components?.edit, PreviewButton: PREVIEW }
  return withSharedRecord({
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit } },
    endpoints: [...(endpoints || []), onSiteEndpoint(slug)],
    hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), deleteLinks] },
  })
}

/** As `withPreview`, for a global. */
export function globalWithPreview(global: GlobalConfig): GlobalConfig {
  const { admin, endpoints, slug } = global
  if (!isShownGlobal(slug)) return global
  const elements = { ...admin?.components?.elements, PreviewButton: PREVIEW }
  return globalWithSharedRecord({
    ...global,
    admin: { ...admin, components: { ...admin?.components, elements } },
    endpoints: [...(endpoints || []), globalOnSiteEndpoint(slug)],
  })
}

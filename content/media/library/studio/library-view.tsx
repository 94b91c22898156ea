import type { ListViewServerProps, ListViewSlots, PayloadRequest } from 'payload'
import { previewsOf } from '../previews.ts'
import { Library } from './library.tsx'

/** The list of the media collection, as a page and in the drawer of fields for files. */
export async function LibraryView(props: ListViewServerProps & ListViewSlots) {
  const { collectionSlug, data, enableRowSelections, payload, user } = props
  const { disableBulkDelete, disableBulkEdit, hasCreatePermission, hasDeletePermission } = props
  const req = { payload, user } satisfies Partial<PayloadRequest>
  const [folders, previews] = await Promise.all([
    payload.find({
      collection: 'media-folders',
      overrideAccess: false,
      pagination: false,
      depth: 0,
      sort: 'name',
      ...req,
    }),
    previewsOf(payload, data.docs),
  ])
  return (
    <Library
      {...{ collectionSlug, previews, disableBulkDelete, disableBulkEdit }}
      canSelect={enableRowSelections === true}
      canUpload={hasCreatePermission}
      canDelete={hasDeletePermission === true}
      aboveTable={props.BeforeListTable}
      folders={folders.docs.map(({ id, name }) => ({ id, name }))}
    />
  )
}

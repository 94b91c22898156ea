'use client'

import {
  ListSelection,
  SelectMany,
  toast,
  useConfig,
  useListDrawerContext,
  useSelection,
} from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import type { Folder } from './folder-bar.tsx'
import { send } from './request.ts'
import { useRefresh } from './use-refresh.ts'

type Props = {
  collection: ClientCollectionConfig
  folders: Folder[]
  canDelete: boolean
  disableBulkDelete: boolean | undefined
  disableBulkEdit: boolean | undefined
}

/** What can be done with the selected files; in a drawer they are chosen for the field. */
export function SelectionBar({ collection, folders, canDelete, ...bulk }: Props) {
  const { count, selectedIDs, toggleAll } = useSelection()
  const { isInDrawer, onBulkSelect } = useListDrawerContext()
  const { routes } = useConfig().config
  const refresh = useRefresh()
  if (count === 0) return null
  const move = async (folder: number | null) => {
    const message = await send('POST', `${routes.api}/media/move`, { ids: selectedIDs, folder })
    if (message) return void toast.error(message)
    toast.success(count === 1 ? 'Moved 1 file.' : `Moved ${count} files.`)
    toggleAll()
    refresh()
  }
  return (
    <div className="library__selection">
      {isInDrawer && onBulkSelect ? (
        <SelectMany onClick={onBulkSelect} />
      ) : (
        <>
          <ListSelection
            collectionConfig={collection}
            hasDeletePermission={canDelete}
            label="files"
            showSelectAllAcrossPages={false}
            {...bulk}
          />
          <select
            className="library__choice"
            aria-label="Move to folder"
            value=""
            onChange={({ target }) =>
              void move(target.value === 'none' ? null : Number(target.value))
            }
          >
            <option value="" disabled>
              Move to folder
            </option>
            {folders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="none">No folder</option>
          </select>
        </>
      )}
    </div>
  )
}

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
import type { ReactNode } from 'react'
import { send } from '../../../studio/request.ts'
import type { Folder } from './folder-bar.tsx'
import { useRefresh } from './use-refresh.ts'

type Props = {
  collection: ClientCollectionConfig
  folders: Folder[]
  canDelete: boolean
  disableBulkDelete: boolean | undefined
  disableBulkEdit: boolean | undefined
  /** Elements that other rooms show above a list, such as the question before files are deleted. */
  aboveTable: ReactNode
}

/** The actions for the selected files; in a drawer they are chosen for the field. */
export function SelectionBar({ collection, folders, canDelete, aboveTable, ...bulk }: Props) {
  const { count, selectAll, selectedIDs, toggleAll } = useSelection()
  const { isInDrawer, onBulkSelect } = useListDrawerContext()
  const { routes } = useConfig().config
  const refresh = useRefresh()
  const move = async (folder: number | null) => {
    const message = await send('POST', `${routes.api}/media/move`, { ids: selectedIDs, folder })
    if (message) {
      toast.error(message)
      return
    }
    toast.success(count === 1 ? 'Moved 1 file.' : `Moved ${count} files.`)
    toggleAll()
    refresh()
  }
  return (
    <div className="library__selection" data-active={count > 0}>
      <label className="library__all">
        <input
          type="checkbox"
          checked={selectAll === 'allInPage' || selectAll === 'allAvailable'}
          onChange={() => toggleAll()}
        />
        Select all on this page
      </label>
      {isInDrawer && onBulkSelect && <SelectMany onClick={onBulkSelect} />}
      {!isInDrawer && count > 0 && (
        <>
          <MoveTo folders={folders} onMove={move} />
          <ListSelection
            collectionConfig={collection}
            hasDeletePermission={canDelete}
            label="files"
            showSelectAllAcrossPages={false}
            {...bulk}
          />
          {aboveTable}
        </>
      )}
    </div>
  )
}

type MoveToProps = { folders: Folder[]; onMove: (folder: number | null) => Promise<void> }

function MoveTo({ folders, onMove }: MoveToProps) {
  return (
    <select
      className="library__choice"
      aria-label="Move to folder"
      value=""
      onChange={({ target }) => void onMove(target.value === 'none' ? null : Number(target.value))}
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
  )
}

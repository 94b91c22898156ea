'use client'

import {
  Gutter,
  PageControls,
  SelectionProvider,
  useConfig,
  useListDrawerContext,
  useListQuery,
} from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import './library.css'
import { filtersOf } from '../filters.ts'
import type { Previews } from '../previews.ts'
import { cardOf } from './card.ts'
import { DropArea } from './drop-area.tsx'
import { FileDialog } from './file-dialog.tsx'
import { type Folder, FolderBar } from './folder-bar.tsx'
import { Grid } from './grid.tsx'
import { LibraryHeader } from './library-header.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import { UploadTray } from './upload-tray.tsx'
import { useRefresh } from './use-refresh.ts'
import { useUploads } from './use-uploads.ts'

type Props = {
  collectionSlug: string
  folders: Folder[]
  previews: Previews
  /** False in the drawer of a field that takes one file: a click on a card chooses it. */
  canSelect: boolean
  canUpload: boolean
  canDelete: boolean
  disableBulkDelete: boolean | undefined
  disableBulkEdit: boolean | undefined
  aboveTable: ReactNode
}

/** The media library: a grid of large pictures, with folders, search, filters and uploads. */
export function Library({
  collectionSlug,
  folders,
  previews,
  canSelect,
  canUpload,
  ...bulk
}: Props) {
  const { data, query } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const collection = useConfig().getEntityConfig({ collectionSlug })
  const refresh = useRefresh()
  const { folder } = filtersOf(query.where)
  const uploads = useUploads(folder, refresh)
  const [open, setOpen] = useState<number>()
  const { docs = [], totalDocs = 0 } = data ?? {}
  const cards = docs.flatMap((doc) => cardOf(doc) ?? [])
  const place = cards.findIndex(({ id }) => id === open)
  const shown = cards[place]
  return (
    <SelectionProvider docs={docs} totalDocs={totalDocs}>
      <DropArea
        className={`library collection-list ${isInDrawer ? 'library--drawer' : ''}`}
        isMain={!isInDrawer}
        onFiles={canUpload ? uploads.add : undefined}
        label={labelOf(folders, folder)}
      >
        <Gutter className="library__wrap">
          <LibraryHeader
            hint={collection.admin.description}
            onFiles={canUpload ? uploads.add : undefined}
          />
          <Toolbar />
          <FolderBar folders={folders} canDelete={bulk.canDelete} />
          <UploadTray uploads={uploads} canSelect={canSelect && isInDrawer} />
          {canSelect && cards.length > 0 && <SelectionBar {...{ collection, folders, ...bulk }} />}
          <Grid {...{ cards, previews, canSelect }} onOpen={setOpen} />
          {totalDocs > 0 && <PageControls collectionConfig={collection} />}
        </Gutter>
      </DropArea>
      {shown && (
        <FileDialog
          key={shown.id}
          card={shown}
          preview={previews[shown.id]}
          folders={folders}
          next={cards[place + 1]?.id}
          onOpen={setOpen}
        />
      )}
    </SelectionProvider>
  )
}

const labelOf = (folders: Folder[], chosen: string) =>
  folders.find(({ id }) => String(id) === chosen)?.name

'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { ImportDialog } from './import-dialog.tsx'

/** The button that opens the import dialog, and the links that download all listings. */
export function SheetBar({ canPublish }: { canPublish: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <div className="sheet-bar">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => dialog.current?.showModal()}
      >
        Import from a spreadsheet
      </Button>
      <p>
        Download all: <a href="/api/listings/export?format=xlsx">Excel</a>
        {' · '}
        <a href="/api/listings/export?format=csv">CSV</a>
      </p>
      <ImportDialog ref={dialog} canPublish={canPublish} />
    </div>
  )
}

'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { ImportDialog } from './import-dialog.tsx'
import { endWords, underWayWords } from './import-words.ts'
import type { Stage } from './stage.ts'
import { useImport } from './use-import.ts'

/** The button that opens the import dialog, and the links that download all listings. */
export function SheetBar({ canPublish }: { canPublish: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const state = useImport()
  const words = stageWords(state.stage)
  return (
    <div className="sheet-bar">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => {
          dialog.current?.showModal()
          setIsOpen(true)
        }}
      >
        {words ? 'Show the import' : 'Import from a spreadsheet'}
      </Button>
      {words && <p>{words}</p>}
      <p>
        Download all: <a href="/api/listings/export?format=xlsx">Excel</a>
        {' · '}
        <a href="/api/listings/export?format=csv">CSV</a>
      </p>
      <ImportDialog
        ref={dialog}
        state={state}
        isOpen={isOpen}
        canPublish={canPublish}
        onClosed={() => setIsOpen(false)}
      />
    </div>
  )
}

/** An import continues while its dialog is closed. */
function stageWords(stage: Stage): string | undefined {
  if (stage.name === 'importing') return underWayWords(stage.run)
  return stage.name === 'done' ? endWords(stage.run) : undefined
}

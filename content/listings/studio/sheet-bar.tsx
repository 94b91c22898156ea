'use client'

import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { ImportDialog } from './import-dialog.tsx'
import { countWords, endWords } from './import-words.ts'
import type { Stage } from './stage.ts'
import { useImport } from './use-import.ts'

/** The button that opens the import dialog, and the links that download all listings. */
export function SheetBar({ canPublish }: { canPublish: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const state = useImport()
  const words = stageWords(state.stage)
  return (
    <div className="sheet-bar">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => dialog.current?.showModal()}
      >
        {words ? 'Show the import' : 'Import from a spreadsheet'}
      </Button>
      {words && <p>{words}</p>}
      <p>
        Download all: <a href="/api/listings/export?format=xlsx">Excel</a>
        {' · '}
        <a href="/api/listings/export?format=csv">CSV</a>
      </p>
      <ImportDialog ref={dialog} state={state} canPublish={canPublish} />
    </div>
  )
}

/** An import goes on while its dialog is closed. */
function stageWords(stage: Stage): string | undefined {
  if (stage.name === 'importing') return `Importing: ${countWords(stage.run)}`
  return stage.name === 'done' ? endWords(stage.run) : undefined
}

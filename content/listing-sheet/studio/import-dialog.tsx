'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useId } from 'react'
import { ChooseFiles } from './choose-files.tsx'
import { ImportDone } from './import-done.tsx'
import { PreviewView } from './preview-view.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useImport } from './use-import.ts'

type Props = { ref: RefObject<HTMLDialogElement | null>; canPublish: boolean }

/** Import of a sheet: choose it, look at what it would do, import it. */
export function ImportDialog({ ref, canPublish }: Props) {
  const state = useImport()
  const router = useRouter()
  const heading = useId()
  const { stage, files } = state
  const isSaving = stage.name === 'saving'

  function onClose() {
    if (stage.name === 'done') router.refresh()
    state.restart()
  }

  return (
    <dialog
      ref={ref}
      className="sheet-dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={(event) => isSaving && event.preventDefault()}
    >
      <header>
        <h2 id={heading}>Import listings</h2>
        <button type="button" disabled={isSaving} onClick={() => ref.current?.close()}>
          <span aria-hidden="true">×</span>
          <span className="sheet-hidden">Close</span>
        </button>
      </header>
      {stage.name !== 'done' && (
        <ChooseFiles files={files} isDisabled={isSaving} onChoose={state.choose} />
      )}
      <p role="status" className="sheet-status">
        {stage.name === 'checking' && 'Checking the file …'}
        {isSaving && stage.message}
        {stage.name === 'failed' && stage.message}
      </p>
      {stage.name === 'refused' && <ProblemTable problems={stage.problems} />}
      {(stage.name === 'refused' || stage.name === 'failed') && files.sheet && (
        <button type="button" className="sheet-more" onClick={() => void state.checkAgain()}>
          Try the same file again
        </button>
      )}
      {(stage.name === 'preview' || isSaving) && (
        <PreviewView stage={stage} state={state} canPublish={canPublish} />
      )}
      {stage.name === 'done' && <ImportDone {...stage} onClose={() => ref.current?.close()} />}
    </dialog>
  )
}

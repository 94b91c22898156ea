'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useId } from 'react'
import { ChooseFiles } from './choose-files.tsx'
import { ImportDone, ImportUnderWay } from './import-done.tsx'
import { PastImports } from './past-imports.tsx'
import { PreviewView } from './preview-view.tsx'
import { ProblemTable } from './problem-table.tsx'
import type { useImport } from './use-import.ts'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  state: ReturnType<typeof useImport>
  isOpen: boolean
  canPublish: boolean
  onClosed: () => void
}

/**
 * Import of a spreadsheet: choosing it, reviewing its preview, importing it, following its
 * progress, and taking it back; below, the imports until now.
 */
export function ImportDialog({ ref, state, isOpen, canPublish, onClosed }: Props) {
  const router = useRouter()
  const heading = useId()
  const { stage, files } = state
  const isSaving = stage.name === 'saving'
  const isImporting = stage.name === 'importing'

  function onClose() {
    onClosed()
    if (isImporting) return
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
      {stage.name !== 'done' && !isImporting && (
        <ChooseFiles files={files} isDisabled={isSaving} onChoose={state.choose} />
      )}
      <p role="status" className="sheet-status">
        {stage.name === 'checking' && 'Checking the file …'}
        {isSaving && stage.message}
        {stage.name === 'failed' && stage.message}
      </p>
      {stage.name === 'refused' && <ProblemTable problems={stage.problems} />}
      {(stage.name === 'refused' || stage.name === 'failed') && files.sheet && (
        <button type="button" className="work-more" onClick={() => void state.checkAgain()}>
          Try the same file again
        </button>
      )}
      {(stage.name === 'preview' || isSaving) && (
        <PreviewView stage={stage} state={state} canPublish={canPublish} />
      )}
      {isImporting && (
        <ImportUnderWay
          run={stage.run}
          note={stage.note}
          onStop={() => void state.decide('stop', stage.run)}
        />
      )}
      {stage.name === 'done' && (
        <ImportDone
          key={`${stage.run.id} ${stage.run.phase} ${stage.run.state}`}
          run={stage.run}
          note={stage.note}
          isAsking={stage.isAsking === true}
          onDecide={(decision) => state.decide(decision, stage.run)}
          onClose={() => ref.current?.close()}
        />
      )}
      {stage.name === 'start' && isOpen && (
        <PastImports onOpen={(run, isAsking) => void state.open(run, isAsking)} />
      )}
    </dialog>
  )
}

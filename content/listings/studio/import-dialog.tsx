'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type RefObject, useId } from 'react'
import type { ImportProgress } from '../imports/progress.ts'
import { ChooseFiles } from './choose-files.tsx'
import { ImportDone } from './import-done.tsx'
import { countWords } from './import-words.ts'
import { PreviewView } from './preview-view.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useArrival } from './use-arrival.ts'
import type { useImport } from './use-import.ts'

type Props = {
  ref: RefObject<HTMLDialogElement | null>
  state: ReturnType<typeof useImport>
  canPublish: boolean
}

/**
 * Import of a spreadsheet: choosing it, reviewing its preview, importing it, following its
 * progress.
 */
export function ImportDialog({ ref, state, canPublish }: Props) {
  const router = useRouter()
  const heading = useId()
  const { stage, files } = state
  const isSaving = stage.name === 'saving'
  const isImporting = stage.name === 'importing'

  function onClose() {
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
        <button type="button" className="sheet-more" onClick={() => void state.checkAgain()}>
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
          onStop={() => void state.stop(stage.run)}
        />
      )}
      {stage.name === 'done' && <ImportDone run={stage.run} onClose={() => ref.current?.close()} />}
    </dialog>
  )
}

type ImportUnderWayProps = { run: ImportProgress; note: string | undefined; onStop: () => void }

/** The progress of an import, and the button that stops it. */
function ImportUnderWay({ run, note, onStop }: ImportUnderWayProps) {
  const heading = useArrival<HTMLHeadingElement>()
  const count = useId()
  const { by, total, created, updated, state } = run
  const isStopping = state === 'stopping'
  return (
    <section className="sheet-done sheet-running">
      <h3 ref={heading} tabIndex={-1}>
        Importing listings
      </h3>
      <p id={count}>{countWords(run)}</p>
      <progress aria-labelledby={count} value={created + updated} max={total} />
      <p>
        Begun by {by}. You can close this window: the import goes on, and others can go on working.
        This page shows how far it is.
      </p>
      {note && <p role="alert">{note}</p>}
      <Button buttonStyle="secondary" margin={false} disabled={isStopping} onClick={onStop}>
        {isStopping ? 'Stopping …' : 'Stop'}
      </Button>
    </section>
  )
}

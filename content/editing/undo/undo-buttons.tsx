'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import type { FormHistory } from './form-history.ts'
import { useFormHistory } from './history-context.ts'
import './undo-buttons.css'
import type { Move } from './undo-keys.ts'
import { useObservedForm } from './use-observed-form.ts'
import { useUndo } from './use-undo.ts'

/** Part of each form of a record: undoes and redoes, by its buttons and by keys. */
export function UndoButtons() {
  const history = useFormHistory()
  return history && <Buttons history={history} />
}

function Buttons({ history }: { history: FormHistory }) {
  useObservedForm(history)
  const { move, said } = useUndo(history)
  const { hasSavePermission } = useDocumentInfo()
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo, () => false)
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo, () => false)
  if (!hasSavePermission) return null
  return (
    <div className="undo-buttons">
      <UndoButton name="Undo" move="undo" isReady={canUndo} onMove={move} />
      <UndoButton name="Redo" move="redo" isReady={canRedo} onMove={move} />
      <p role="status">
        <span key={said.count}>{said.words}</span>
      </p>
    </div>
  )
}

const KEYS: Record<Move, { keys: string; onMac: string; shortcuts: string }> = {
  undo: { keys: 'Ctrl+Z', onMac: '⌘Z', shortcuts: 'Control+Z Meta+Z' },
  redo: {
    keys: 'Ctrl+Shift+Z',
    onMac: '⇧⌘Z',
    shortcuts: 'Control+Shift+Z Meta+Shift+Z Control+Y',
  },
}

type Props = { name: string; move: Move; isReady: boolean; onMove: (move: Move) => void }

/** It keeps the cursor when there is nothing left, so it is never disabled for the browser. */
function UndoButton({ name, move, isReady, onMove }: Props) {
  const isMac = useSyncExternalStore(noChange, isOnMac, () => false)
  const { keys, onMac, shortcuts } = KEYS[move]
  return (
    <button
      type="button"
      aria-disabled={!isReady}
      aria-keyshortcuts={shortcuts}
      aria-label={name}
      title={`${name} (${isMac ? onMac : keys})`}
      // The field keeps the cursor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isReady && onMove(move)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={
            move === 'undo'
              ? 'M7 4 3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8'
              : 'm13 4 4 4-4 4m4-4H8a4.5 4.5 0 0 0 0 9h4'
          }
        />
      </svg>
    </button>
  )
}

const noChange = () => () => {}
const isOnMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

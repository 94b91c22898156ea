'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { Choice } from '../../../studio/choice.tsx'
import type { Board } from './use-board.ts'

/** Takes a published release back; later changes are overwritten only on request. */
export function TakeBack({ board: { act, isBusy, refusal } }: { board: Board }) {
  const [isAsking, setIsAsking] = useState(false)
  const isRefused = (refusal?.problems.length ?? 0) > 0
  const run = async (force: boolean) => {
    if (await act('take-back', 'POST', { force })) toast.success('Taken back together.')
  }
  if (!isAsking)
    return (
      <div className="release-board__actions">
        <Choice disabled={isBusy} onClick={() => setIsAsking(true)}>
          Take back…
        </Choice>
      </div>
    )
  return (
    <div className="release-board__actions">
      <p className="release-board__hint">
        Visitors see again what was public before this release. All drafts are kept.
      </p>
      {isRefused ? (
        <Choice disabled={isBusy} onClick={() => void run(true)}>
          Take back anyway, over what changed since
        </Choice>
      ) : (
        <Choice isMain disabled={isBusy} onClick={() => void run(false)}>
          Take back now
        </Choice>
      )}
      <Choice disabled={isBusy} onClick={() => setIsAsking(false)}>
        Leave it public
      </Choice>
    </div>
  )
}

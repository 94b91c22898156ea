'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { ReceiptLine } from '../../../publish/receipts/receipt-line.tsx'
import { Actions } from './actions.tsx'
import { Members } from './members.tsx'
import { StateLine } from './state-line.tsx'
import { useBoard } from './use-board.ts'

/** On the form of a release: its state, its records, and the buttons that publish them. */
export function Board() {
  const { id } = useDocumentInfo()
  if (id === undefined)
    return <p className="release-board">Save the name first. Records are added on their forms.</p>
  return <BoardOf id={id} />
}

function BoardOf({ id }: { id: number | string }) {
  const board = useBoard(id)
  const { routes } = useConfig().config
  const { release, refusal, act, published } = board
  if (!release) return <p className="release-board">{refusal?.message ?? 'Loading…'}</p>
  return (
    <section className="release-board text-buttons" aria-label="Release">
      <StateLine release={release} act={act} />
      <ReceiptLine url={`${routes.api}/releases/${id}/receipt`} published={published} />
      {refusal && (
        <p className="release-board__refusal" role="alert">
          {refusal.message}
          {refusal.problems.length > 0 && ' See what is in the way below.'}
        </p>
      )}
      <Members release={release} problems={refusal?.problems ?? []} act={act} />
      <Actions board={board} release={release} />
    </section>
  )
}

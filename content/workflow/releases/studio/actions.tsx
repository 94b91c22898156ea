'use client'

import type { ShownRelease } from '../shown.ts'
import { PublishActions } from './publish-actions.tsx'
import { TakeBack } from './take-back.tsx'
import type { Board } from './use-board.ts'

type Props = { board: Board; release: ShownRelease }

/** The buttons of a release: check, publish now or at a time, take back. */
export function Actions({ board, release }: Props) {
  const { members, mayPublish, state } = release
  if (!mayPublish)
    return (
      <p className="release-board__hint">A publisher publishes this release, or takes it back.</p>
    )
  if (state === 'published') return <TakeBack board={board} />
  if (members.length === 0) return null
  return <PublishActions {...{ board, release }} />
}

'use client'

import { HouseMoment } from '../../../studio/house-moment.tsx'
import { Moment } from '../../../studio/moment.tsx'
import type { ShownRelease } from '../shown.ts'
import type { Board } from './use-board.ts'

type Props = { release: ShownRelease; act: Board['act'] }

/** Whether and when a release is published, and by whom. */
export function StateLine({ release, act }: Props) {
  const { schedule, mayPublish } = release
  const isFailed = schedule?.isFailed === true
  return (
    <div className="release-board__state" data-state={isFailed ? 'failed' : release.state}>
      <p>
        <Words {...release} />
      </p>
      {schedule && mayPublish && (
        <button type="button" onClick={() => void act('schedule', 'DELETE')}>
          {isFailed ? 'Remove this message' : 'Remove the scheduled time'}
        </button>
      )}
    </div>
  )
}

function Words({ schedule, state, ...release }: ShownRelease) {
  const { publishedAt, publishedBy, takenBackAt, takenBackBy } = release
  if (schedule?.isFailed)
    return (
      <>
        <b>Not published</b> at <HouseMoment iso={schedule.at} />
        {schedule.error ? `: ${schedule.error}` : '.'}
      </>
    )
  if (schedule)
    return (
      <>
        <b>Will be published</b>: <HouseMoment iso={schedule.at} />
        {schedule.by && `, set by ${schedule.by}`}
        {schedule.error && `. It did not work yet and is tried again: ${schedule.error}`}
      </>
    )
  if (state === 'published' && publishedAt)
    return (
      <>
        <b>Published</b>: <Moment iso={publishedAt} />
        {publishedBy && ` by ${publishedBy}`}
      </>
    )
  if (state === 'taken-back' && takenBackAt)
    return (
      <>
        <b>Taken back</b>: <Moment iso={takenBackAt} />
        {takenBackBy && ` by ${takenBackBy}`}. Its drafts are kept, and it can be published again.
      </>
    )
  return <b>Not published</b>
}

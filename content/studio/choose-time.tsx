'use client'

import { TimeField } from './time-field.tsx'
import { useHouseTime } from './use-house-time.ts'

type Props = { at: string; onChoose: (iso: string) => void; onLeave: () => void }

/** Another time in place of one that is set. */
export function ChooseTime({ at: first, onChoose, onLeave }: Props) {
  const time = useHouseTime(first)
  const { at } = time
  return (
    <div className="schedule-lines__actions">
      <TimeField time={time} label="New time" />
      <button type="button" disabled={!at} onClick={() => at && onChoose(at.toISOString())}>
        Save
      </button>
      <button type="button" onClick={onLeave}>
        Leave as it is
      </button>
    </div>
  )
}

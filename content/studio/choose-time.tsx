'use client'

import { useState } from 'react'

type Props = { at: string; onChoose: (iso: string) => void; onLeave: () => void }

/** A day and a time in the time zone of the person who chooses. */
export function ChooseTime({ at, onChoose, onLeave }: Props) {
  const [value, setValue] = useState(localValue(new Date(at)))
  const date = new Date(value)
  const isPast = !(date.getTime() > Date.now())
  return (
    <span className="schedule-lines__actions">
      <input
        type="datetime-local"
        aria-label="New time"
        value={value}
        min={localValue(new Date())}
        onChange={(event) => setValue(event.target.value)}
      />
      <button type="button" disabled={isPast} onClick={() => onChoose(date.toISOString())}>
        Save
      </button>
      <button type="button" onClick={onLeave}>
        Leave as it is
      </button>
    </span>
  )
}

/** The local time in the format of the browser’s field: `2027-01-05T09:00`. */
function localValue(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

'use client'

import { useId } from 'react'
import { clockAt, sayZone, zoneHere } from './house-time.ts'
import { clockWords } from './house-time-words.ts'
import { Moment } from './moment.tsx'
import './time-field.css'
import type { HouseTime } from './use-house-time.ts'

type Props = { time: HouseTime; label: string }

/** A day and a time to the minute, in the time zone of the house. */
export function TimeField({ time, label }: Props) {
  const { zone, clock, setClock, at, problem } = time
  const id = useId()
  const now = new Date()
  const change = zone && at && clockWords(zone, at, now)
  const isElsewhere = zone && at && clockAt(zone, at) !== clockAt(zoneHere(), at)
  return (
    <span className="time-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        value={clock}
        min={zone && clockAt(zone, now)}
        disabled={!zone}
        aria-describedby={`${id}-notes`}
        aria-invalid={problem !== undefined}
        onChange={(event) => setClock(event.target.value)}
      />
      <span id={`${id}-notes`} className="time-field__notes">
        {problem && <b role="alert">{problem}</b>}
        {zone && <span>Time in {sayZone(zone)}.</span>}
        {isElsewhere && (
          <span>
            Where you are: <Moment iso={at.toISOString()} />.
          </span>
        )}
        {change && <span>{change}</span>}
      </span>
    </span>
  )
}

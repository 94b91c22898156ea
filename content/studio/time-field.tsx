'use client'

import { useId, useState } from 'react'
import { clockAt, sayZone, zoneHere } from './house-time.ts'
import { clockWords } from './house-time-words.ts'
import { Moment } from './moment.tsx'
import { readTime } from './read-time.ts'
import { sayTime } from './say-moment.ts'
import './time-field.css'
import type { HouseTime } from './use-house-time.ts'

type Props = { time: HouseTime; label: string }

/**
 * A day and a time to the minute, in the time zone of the house. The time is a text of 24 hours: a
 * browser’s own field for times says AM and PM in some languages. Below, both are said as elsewhere in
 * the studio.
 */
export function TimeField({ time, label }: Props) {
  const { zone, clock, setClock, at, problem } = time
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const now = new Date()
  const change = zone && at && clockWords(zone, at, now)
  const isElsewhere = zone && at && clockAt(zone, at) !== clockAt(zoneHere(), at)
  const [day = '', shown = ''] = clock.split('T')
  const described = { 'aria-describedby': `${id}-notes`, 'aria-invalid': problem !== undefined }
  return (
    <fieldset className="time-field">
      <legend>{label}</legend>
      <span className="time-field__inputs">
        <label>
          Day
          <input
            {...described}
            type="date"
            value={day}
            min={zone && clockAt(zone, now).slice(0, 10)}
            disabled={!zone}
            onChange={({ target }) => setClock(`${target.value}T${shown}`)}
          />
        </label>
        <label>
          Time
          <input
            {...described}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            size={5}
            value={typed ?? shown}
            disabled={!zone}
            onChange={({ target }) => {
              setTyped(target.value)
              setClock(`${day}T${readTime(target.value) ?? ''}`)
            }}
            onBlur={() => readTime(typed ?? '') && setTyped(undefined)}
          />
        </label>
      </span>
      <span id={`${id}-notes`} className="time-field__notes">
        {problem && <b role="alert">{problem}</b>}
        {zone && (
          <span>
            {at && `${sayTime(at, zone)}, `}time in {sayZone(zone)}.
          </span>
        )}
        {isElsewhere && (
          <span>
            Where you are: <Moment iso={at.toISOString()} />.
          </span>
        )}
        {change && <span>{change}</span>}
      </span>
    </fieldset>
  )
}

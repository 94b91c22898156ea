'use client'

import { toast, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ChooseTime } from '../../../studio/choose-time.tsx'
import { HouseMoment } from '../../../studio/house-moment.tsx'
import { NOT_CHANGED, requestIfPossible, send } from '../../../studio/request.ts'
import type { ShownSchedule } from '../described.ts'
import { schedulesChanged, schedulesOf } from './schedules-of.ts'

/** Above the fields: the time at which this is published or unpublished, with Change and Cancel. */
export function ScheduleLine() {
  const { schedules, reload } = useSchedules(schedulesOf(useDocumentInfo()))
  if (schedules.length === 0) return null
  return (
    <ul className="schedule-lines text-buttons">
      {schedules.map((schedule) => (
        <Line key={schedule.id} {...{ schedule, reload }} />
      ))}
    </ul>
  )
}

type LineProps = { schedule: ShownSchedule; reload: () => Promise<void> }

function Line({ schedule, reload }: LineProps) {
  const { user } = useAuth()
  const { routes } = useConfig().config
  const [isChanging, setIsChanging] = useState(false)
  const mayChange = user?.role === 'publisher' || user?.role === 'administrator'
  const change = async (method: 'PATCH' | 'DELETE', body?: object) => {
    const path = `${routes.api}/schedules/${schedule.id}`
    const problem = await send(method, path, body, NOT_CHANGED)
    if (problem) toast.error(problem)
    // The service replaces the schedule by one with the new time, so the buttons wait for that one.
    await reload()
    if (!problem) setIsChanging(false)
  }
  return (
    <li data-failed={schedule.isFailed}>
      <p>
        <Words {...schedule} />
      </p>
      {mayChange && isChanging && (
        <ChooseTime
          at={schedule.at}
          onChoose={(at) => change('PATCH', { at })}
          onLeave={() => setIsChanging(false)}
        />
      )}
      {mayChange && !isChanging && (
        <span className="schedule-lines__actions">
          <button type="button" onClick={() => setIsChanging(true)}>
            {schedule.isFailed ? 'Set another time' : 'Change'}
          </button>
          <button type="button" onClick={() => change('DELETE')}>
            {schedule.isFailed ? 'Remove this message' : 'Cancel'}
          </button>
        </span>
      )}
    </li>
  )
}

function Words({ isPublish, isFailed, at, by, error }: ShownSchedule) {
  const moment = <HouseMoment iso={at} />
  if (isFailed)
    return (
      <>
        <b>{isPublish ? 'Not published' : 'Not taken off the site'}</b> at {moment}
        {error ? `: ${error}` : '.'}
      </>
    )
  return (
    <>
      <b>{isPublish ? 'Will be published' : 'Will be taken off the site'}</b>: {moment}
      {by && <span>, set by {by}</span>}
      {error && <span>. It did not work yet and is tried again: {error}</span>}
    </>
  )
}

/** Reads the schedules; again when a time was set. */
function useSchedules(of: string | undefined) {
  const { routes } = useConfig().config
  const [schedules, setSchedules] = useState<ShownSchedule[]>([])
  const url = of && `${routes.api}/schedules?of=${of}`
  const reload = useCallback(
    async (signal?: AbortSignal) => {
      if (!url) return
      const answer = await requestIfPossible<{ schedules: ShownSchedule[] }>(url, {
        isAskedAgain: true,
        ...(signal && { signal }),
      })
      // When it cannot be read the line stays as it was.
      if (answer && !signal?.aborted) setSchedules(answer.schedules)
    },
    [url],
  )
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void reload(signal)
    schedulesChanged.addEventListener('change', () => void reload(signal), { signal })
    return () => controller.abort()
  }, [reload])
  return { schedules, reload: () => reload() }
}

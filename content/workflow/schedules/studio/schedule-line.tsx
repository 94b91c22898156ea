'use client'

import { toast, useAuth, useConfig, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { ChooseTime } from '../../../studio/choose-time.tsx'
import { Moment } from '../../../studio/moment.tsx'
import { readMessage } from '../../../studio/used-in-response.ts'
import type { ShownSchedule } from '../described.ts'

/** Above the fields: when this is published or taken off the site, with Change and Cancel. */
export function ScheduleLine() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const of = globalSlug ? `global:${globalSlug}` : id !== undefined && `${collectionSlug}:${id}`
  const { schedules, reload } = useSchedules(of || undefined)
  if (schedules.length === 0) return null
  return (
    <ul className="schedule-lines text-buttons">
      {schedules.map((schedule) => (
        <Line key={schedule.id} {...{ schedule, reload }} />
      ))}
    </ul>
  )
}

type LineProps = { schedule: ShownSchedule; reload: () => void }

function Line({ schedule, reload }: LineProps) {
  const { user } = useAuth()
  const { routes } = useConfig().config
  const [isChanging, setIsChanging] = useState(false)
  const mayChange = user?.role === 'publisher' || user?.role === 'administrator'
  const send = async (method: 'PATCH' | 'DELETE', body?: object) => {
    const answer = await ask(`${routes.api}/schedules/${schedule.id}`, method, body)
    if (answer) toast.error(answer)
    else setIsChanging(false)
    reload()
  }
  return (
    <li data-failed={schedule.isFailed}>
      <p>
        <Words {...schedule} />
      </p>
      {mayChange && isChanging && (
        <ChooseTime
          at={schedule.at}
          onChoose={(at) => send('PATCH', { at })}
          onLeave={() => setIsChanging(false)}
        />
      )}
      {mayChange && !isChanging && (
        <span className="schedule-lines__actions">
          <button type="button" onClick={() => setIsChanging(true)}>
            {schedule.isFailed ? 'Set another time' : 'Change'}
          </button>
          <button type="button" onClick={() => send('DELETE')}>
            {schedule.isFailed ? 'Remove this message' : 'Cancel'}
          </button>
        </span>
      )}
    </li>
  )
}

function Words({ isPublish, isFailed, at, by, error }: ShownSchedule) {
  const moment = <Moment iso={at} />
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

/** Reads what is scheduled; again when a drawer is closed, since one of them sets times. */
function useSchedules(of: string | undefined) {
  const { routes } = useConfig().config
  const { modalState } = useModal()
  const [schedules, setSchedules] = useState<ShownSchedule[]>([])
  const open = Object.values(modalState ?? {}).filter((modal) => modal?.isOpen).length
  const url = of && `${routes.api}/schedules?of=${of}`
  const reload = useCallback(
    async (signal?: AbortSignal) => {
      const read = url && (await load(url, signal))
      if (read && !signal?.aborted) setSchedules(read)
    },
    [url],
  )
  useEffect(() => {
    const controller = new AbortController()
    if (open === 0) void reload(controller.signal)
    return () => controller.abort()
  }, [open, reload])
  return { schedules, reload: () => void reload() }
}

/** Undefined when it cannot be read: the line stays as it was. */
async function load(url: string, signal?: AbortSignal): Promise<ShownSchedule[] | undefined> {
  try {
    const response = await fetch(url, { ...(signal && { signal }) })
    return response.ok ? (await response.json()).schedules : undefined
  } catch {
    return undefined
  }
}

/** Sends a change; returns what went wrong. */
async function ask(url: string, method: string, body?: object): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.ok ? undefined : await readMessage(response)
  } catch {
    return 'The content service did not answer. Nothing was changed; try again in a moment.'
  }
}

'use client'

import { asFields, asString } from '@belvedere/kit/json.ts'
import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { clockAt, momentOf } from './house-time.ts'
import { timeProblem } from './house-time-words.ts'
import { useAsked } from './use-asked.ts'

/** A time that is being chosen, as clocks at the house show it. */
export type HouseTime = {
  /** Undefined until the service has said it. */
  zone: string | undefined
  clock: string
  setClock: (clock: string) => void
  /** The chosen moment; undefined while there is a problem. */
  at: Date | undefined
  problem: string | undefined
}

/** The time zone of the house; undefined until the service has said it, and if it is not needed. */
export function useHouseZone(isNeeded = true): string | undefined {
  const { routes } = useConfig().config
  const { timeZone } = asFields(useAsked(isNeeded ? `${routes.api}/house-time-zone` : undefined))
  return asString(timeZone) || undefined
}

/** A time to choose in the time zone of the house, with the one to begin with. */
export function useHouseTime(first: string): HouseTime {
  const zone = useHouseZone()
  const [chosen, setClock] = useState<string>()
  if (!zone) return { zone, clock: '', setClock, at: undefined, problem: undefined }
  const clock = chosen ?? clockAt(zone, new Date(first))
  const problem = timeProblem(zone, clock, new Date())
  return { zone, clock, setClock, at: problem ? undefined : momentOf(zone, clock), problem }
}

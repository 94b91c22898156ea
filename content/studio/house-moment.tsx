'use client'

import { useSyncExternalStore } from 'react'
import { clockAt, sayZone, zoneHere } from './house-time.ts'
import { sayMoment } from './say-moment.ts'
import { useHouseZone } from './use-house-time.ts'

const never = () => () => {}

type Props = {
  iso: string
  /** The time zone of the house, where it is known already. */
  timeZone?: string
}

/**
 * A time for which something is planned, as clocks at the house show it. Whoever reads it where
 * clocks show another time is told whose time it is.
 */
export function HouseMoment({ iso, timeZone }: Props) {
  const asked = useHouseZone(timeZone === undefined)
  const zone = timeZone ?? asked
  const at = new Date(iso)
  const isElsewhere = useSyncExternalStore(
    never,
    () => zone !== undefined && clockAt(zone, at) !== clockAt(zoneHere(), at),
    () => false,
  )
  if (!zone) return null
  return (
    <time dateTime={iso} title={at.toUTCString()} suppressHydrationWarning>
      {sayMoment(iso, { timeZone: zone })}
      {isElsewhere && ` (time in ${sayZone(zone)})`}
    </time>
  )
}

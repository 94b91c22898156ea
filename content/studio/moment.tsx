'use client'

import { useSyncExternalStore } from 'react'
import { sayMoment } from './say-moment.ts'

const never = () => () => {}

/**
 * A time in words, in the time zone of who reads it. The server does not know it, so it renders UTC
 * until the script runs.
 */
export function Moment({ iso }: { iso: string }) {
  const words = useSyncExternalStore(
    never,
    () => sayMoment(iso),
    () => sayMoment(iso, { timeZone: 'UTC' }),
  )
  return (
    <time dateTime={iso} title={new Date(iso).toUTCString()} suppressHydrationWarning>
      {words}
    </time>
  )
}

import { followStrip, stepStrip } from '@belvedere/ui/follow-strip.ts'
import type { Reach } from '@belvedere/ui/stops.ts'
import { type RefObject, useEffect, useState } from 'react'

type Ends = Omit<Reach, 'item'>

const UNKNOWN: Ends = { isScrollable: false, isAtStart: true, isAtEnd: true }

/** Where a scrolling strip stands, and how to move it by one item. */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState(UNKNOWN)

  useEffect(() => {
    if (!strip.current) return
    const shown = new AbortController()
    followStrip(strip.current, shown.signal, (now) => {
      setEnds((before) => (isSame(before, now) ? before : now))
    })
    return () => shown.abort()
  }, [strip])

  const step = (direction: 1 | -1) => strip.current && stepStrip(strip.current, direction)
  return { ...ends, step }
}

function isSame(one: Ends, other: Ends) {
  return (
    one.isScrollable === other.isScrollable &&
    one.isAtStart === other.isAtStart &&
    one.isAtEnd === other.isAtEnd
  )
}

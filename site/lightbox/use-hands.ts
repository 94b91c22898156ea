import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { SiteStore } from '../browser/store/store.ts'
import { heedHands } from './hands.ts'
import { heedKeys } from './keys.ts'
import { createTurning, type Turning } from './turning.ts'
import { createZoom, type Zoom } from './zoom.ts'

type Parts = {
  stage: RefObject<HTMLDivElement | null>
  track: RefObject<HTMLDivElement | null>
}

/** Keys and hands on the stage, as long as it is there. Another picture is shown whole at first. */
export function useHands(store: SiteStore, index: number, parts: Parts): Turning {
  const turning = useMemo(() => createTurning(store), [store])
  const zoom = useRef<Zoom>(null)
  useEffect(() => {
    const [stage, track] = [parts.stage.current, parts.track.current]
    const dialog = stage?.closest('dialog')
    if (!dialog || !stage || !track) return
    const shown = new AbortController()
    const own = createZoom(stage)
    zoom.current = own
    heedHands({ stage, track, turning, zoom: own }, shown.signal)
    heedKeys(dialog, turning, own, shown.signal)
    return () => shown.abort()
  }, [turning, parts.stage, parts.track])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the reason
  useEffect(() => () => zoom.current?.reset(), [index])
  return turning
}

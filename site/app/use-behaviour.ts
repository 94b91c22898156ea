import { type RefObject, useEffect, useRef } from 'react'
import { behaviourOf } from './behaviours.ts'

/** Attaches the behaviour of a static kind, if it has one, for as long as the block is shown. */
export function useBehaviour(type: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = ref.current
    const behaviour = root && behaviourOf(type)
    if (!behaviour) return
    const shown = new AbortController()
    behaviour
      .then(({ attach }) => shown.signal.aborted || attach(root, shown.signal))
      .catch((error) => console.error(`The behaviour of block kind ${type} failed:`, error))
    return () => shown.abort()
  }, [type])
  return ref
}

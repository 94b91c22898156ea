import { useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears, so that a screen reader continues there. */
export function useArrival<T extends HTMLElement>() {
  const ref = useRef<T>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}

import type { Place } from '@belvedere/blocks/kind.ts'
import { type FunctionComponent, useSyncExternalStore } from 'react'

export type Island = FunctionComponent<Record<string, unknown> & { place: Place }>

/**
 * The components of island kinds that are ready to render, by kind. The server knows all of them
 * from the start; the browser adds those of a page before it shows the page.
 */
const islands = new Map<string, Island>()
const listeners = new Set<() => void>()

export function isReady(type: string): boolean {
  return islands.has(type)
}

export function addIsland(type: string, island: Island): void {
  islands.set(type, island)
  for (const listener of listeners) listener()
}

/** The component of a kind; one that comes late is there as soon as it has come. */
export function useIsland(type: string): Island | undefined {
  const read = () => islands.get(type)
  return useSyncExternalStore(subscribe, read, read)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

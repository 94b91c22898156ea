import type { Place } from '@belvedere/blocks/kind.ts'
import { type FunctionComponent, use } from 'react'

export type Island = FunctionComponent<Record<string, unknown> & { place: Place }>

/**
 * The components of island kinds that are ready to render, by kind. The server knows all of them
 * from the start; the browser adds those of a page as they arrive.
 */
const islands = new Map<string, Island>()
const arrivals = new Map<string, Promise<Island>>()
const welcomes = new Map<string, (island: Island) => void>()

export function isReady(type: string): boolean {
  return islands.has(type)
}

export function addIsland(type: string, island: Island): void {
  islands.set(type, island)
  welcomes.get(type)?.(island)
}

/** The component of a kind. Until it is there, what uses it is not rendered. */
export function useIsland(type: string): Island {
  return islands.get(type) ?? use(arrivalOf(type))
}

/** The same promise every time it is asked for, as React wants it. */
function arrivalOf(type: string) {
  const arrival =
    arrivals.get(type) ?? new Promise<Island>((welcome) => welcomes.set(type, welcome))
  arrivals.set(type, arrival)
  return arrival
}

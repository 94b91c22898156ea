import { use } from 'react'
import { DAWNING, type Frames, OpeningHours as OfDay } from '../day/opening-hours.tsx'
import { LookContext, slot } from '../slot.tsx'

/** The frames of an opening's picture at other hours. */
export const OpeningHours = slot<Frames>('hours', { day: OfDay, plain: null })

/** Whether pages have hours; for views only. */
export function useHours(): boolean {
  return use(LookContext).parts.hours
}

/** The classes of an opening whose picture becomes noon while it leaves the screen; for views only. */
export function useDawning(hasNoon: boolean): Partial<typeof DAWNING> {
  return useHours() && hasNoon ? DAWNING : {}
}

import { isEvening } from '../../clock/evening.ts'

/** A picture that a hero has besides its main one. */
type Hour = 'noon' | 'dusk'

/**
 * Chooses the picture that a hero shows over its main one: dusk in the evening, else noon. Noon fades
 * in with scrolling, so it is not chosen where scroll effects are off (`canMove`). `time` is the local
 * time of the house in hours, 0 to 24.
 */
export function chooseHour(
  given: readonly string[],
  time: number,
  canMove: boolean,
): Hour | undefined {
  if (isEvening(time) && given.includes('dusk')) return 'dusk'
  return canMove && given.includes('noon') ? 'noon' : undefined
}

/**
 * The time in ms from a frame of the sea alone to the request of the next one. The next frame of a
 * screen with 60 or 120 Hz after that is the 30th part of a second later.
 */
export const SEA_PAUSE_MS = 25
/** Time in ms after the last input in which the sea comes to rest. */
export const REST_MS = 20_000

type Now = {
  isReduced: boolean
  isDataSaver: boolean
  isSeen: boolean
  sinceInput: number
}

/**
 * Whether the sea moves: only if it is visible, the visitor does not prefer reduced motion, and
 * there was input recently.
 */
export function seaMoves({ isReduced, isDataSaver, isSeen, sinceInput }: Now): boolean {
  return isSeen && !isReduced && !isDataSaver && sinceInput < REST_MS
}

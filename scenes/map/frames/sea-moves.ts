/** The time in ms between two frames of the sea alone: 30 a second. */
export const SEA_FRAME_MS = 33
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

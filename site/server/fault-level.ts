import { ContentError } from '../content/client.ts'

/** Longer than the content service takes to start, on any machine that can run it. */
const STARTING_S = 120

/**
 * How loudly a failed fetch is told. Both programs start side by side, so a content service that asks
 * for a moment is news, not an error; later, or for any other reason, it is one.
 */
export function faultLevel(error: unknown, uptime: number = process.uptime()): 'info' | 'error' {
  const isNotReady = error instanceof ContentError && error.isNotReady
  return isNotReady && uptime < STARTING_S ? 'info' : 'error'
}

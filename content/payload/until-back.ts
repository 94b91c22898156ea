import { backoff } from '@belvedere/kit/backoff.ts'

/** The service is being started, or the proxy before it does not reach it. */
const AWAY = [502, 503, 504]

/** The pauses before a lost request is sent again, in ms: after a sign of the service, and without. */
const AFTER_SIGN = { first: 250, longest: 2500 }
const WITHOUT_SIGN = { first: 1000, longest: 10_000 }

/** No answer makes a request wait longer, in ms, whatever it asks for. */
const MOST_ASKED_FOR = 60_000

/** Whether an answer says that the service is not there, or is being started. */
export const isAway = ({ status }: Response) => AWAY.includes(status)

/** What lost requests wait for: the next answer in this window, to whichever request. */
let sign = Promise.withResolvers<void>()

/** Tells all lost requests that the service answers, if this is an answer of it; returns the answer. */
export function heard(answer: Response): Response {
  if (isAway(answer)) return answer
  sign.resolve()
  sign = Promise.withResolvers<void>()
  return answer
}

/**
 * Resolves when a request that was lost may be sent again: after the next answer to any other, or a
 * pause. It grows with each failure of this request before, and is as long as the answer asked for.
 */
export async function untilBack(failures: number, askedFor = 0): Promise<void> {
  const { promise } = sign
  const least = Math.max(backoff(failures, AFTER_SIGN), askedFor)
  await pause(least)
  await Promise.race([promise, pause(backoff(failures, WITHOUT_SIGN) - least)])
}

/** How long an answer asks to wait, in ms: `Retry-After` in seconds, or as a date. */
export function askedFor(answer: Response | undefined): number {
  const value = answer?.headers.get('retry-after') ?? ''
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Math.min(Math.max(ms || 0, 0), MOST_ASKED_FOR)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

import { Attempts } from '../../payload/attempts.ts'
import { metrics } from '../../service/metrics.ts'

/**
 * Wrong tokens of one client. Passes and links are known by their signature and do not count, so
 * that nobody can lock out editors whose previews come from the same site.
 */
const wrong = new Attempts({ attempts: 40, windowSeconds: 10 * 60 })

/**
 * Runs a check of a token, unless this client has to wait: then it returns the number of seconds.
 */
export async function unlessGuessing<T>(
  client: string,
  check: () => Promise<T | undefined>,
): Promise<T | number | undefined> {
  const seconds = wrong.wait(client)
  if (seconds > 0) {
    metrics.refusals.increment({ reason: 'too many attempts' })
    return seconds
  }
  wrong.add(client)
  const found = await check()
  if (found !== undefined) wrong.undo(client)
  else metrics.refusals.increment({ reason: 'wrong preview token' })
  return found
}

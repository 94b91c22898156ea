import { setTimeout as pause } from 'node:timers/promises'
import { readMetrics } from '../../e2e/metrics.ts'

export type Site = { siteUrl: string; publishKey: string }

const STILL_MS = 10_000
const PATIENCE_MS = 20 * 60_000

/**
 * Waits until the site has rendered nothing for ten seconds: after an import it renders for
 * minutes, on the same processors as the studio. Returns how long that took, in seconds.
 */
export async function untilDone({ siteUrl, publishKey }: Site): Promise<number> {
  const start = performance.now()
  let [count, since] = [-1, start]
  while (performance.now() - since < STILL_MS) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error(`The site still renders ${PATIENCE_MS / 60_000} minutes after the import.`)
    await pause(1000)
    const { renders, queries } = await readMetrics(siteUrl, publishKey)
    const now = sumOf(renders) + sumOf(queries)
    if (now !== count) [count, since] = [now, performance.now()]
  }
  return Math.round((since - start) / 1000)
}

function sumOf(counts: Record<string, number>) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

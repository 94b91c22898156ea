import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { readMetrics } from './metrics.ts'
import { readStack } from './stack.ts'

/** A publication is public within this. */
const soon = { timeout: 2000, intervals: [25, 50, 50, 100] }

/** What anybody gets at a path. */
export async function visit(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(readStack().siteUrl + path)
  return { status: response.status, html: await response.text() }
}

/** The public page shows these words, or shows them no more, within two seconds. */
export async function expectSoon(path: string, words: string, isThere = true): Promise<void> {
  const hasWords = async () => (await visit(path)).html.includes(words)
  await expect.poll(hasWords, soon).toBe(isThere)
}

export async function expectStatusSoon(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await visit(path)).status, soon).toBe(status)
}

/** How often each path has been rendered so far. */
export async function rendersSoFar(): Promise<Record<string, number>> {
  const { siteUrl, publishKey } = readStack()
  return (await readMetrics(siteUrl, publishKey)).renders
}

/**
 * Visits pages until none of them is made anew any more: the site looks after older ones in the
 * background of a visit. Gives how often each path has been rendered by then.
 */
export async function settle(paths: string[]): Promise<Record<string, number>> {
  let renders = await rendersSoFar()
  let calm = 0
  await expect
    .poll(
      async () => {
        await Promise.all(paths.map(visit))
        const now = await rendersSoFar()
        calm = isDeepStrictEqual(now, renders) ? calm + 1 : 0
        renders = now
        return calm
      },
      { timeout: 15_000, intervals: [100] },
    )
    .toBeGreaterThanOrEqual(5)
  return renders
}

import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { readMetrics } from './metrics.ts'
import { readStack } from './stack.ts'

/** Usually a published change is public at once; `npm run bench publish` measures how soon. */
const often = { intervals: [25, 50, 50, 100] }

/**
 * Fetches a public path. Titles keep short words with the next one by a no-break space; the HTML
 * returned here has plain spaces, so that tests compare words as editors type them.
 */
export async function visit(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(readStack().siteUrl + path)
  const html = (await response.text()).replaceAll('\u00A0', ' ')
  return { status: response.status, html }
}

/** Waits until the public page contains this text, or no longer contains it. */
export async function untilPublic(path: string, words: string, isThere = true): Promise<void> {
  await expect.poll(() => hasWords(path, words), often).toBe(isThere)
}

const hasWords = async (path: string, words: string) => (await visit(path)).html.includes(words)

/** Waits until the public address answers with this status. */
export async function untilStatus(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await visit(path)).status, often).toBe(status)
}

/** The number of renders of each path so far. */
export async function rendersSoFar(): Promise<Record<string, number>> {
  const { siteUrl, publishKey } = readStack()
  return (await readMetrics(siteUrl, publishKey)).renders
}

/**
 * Visits pages until none is rendered again: the site refreshes stale ones in the background.
 * Returns the number of renders of each path by then.
 */
export async function settle(paths: string[]): Promise<Record<string, number>> {
  let renders = await rendersSoFar()
  let unchanged = 0
  await expect
    .poll(
      async () => {
        await Promise.all(paths.map(visit))
        const now = await rendersSoFar()
        unchanged = isDeepStrictEqual(now, renders) ? unchanged + 1 : 0
        renders = now
        return unchanged
      },
      { timeout: 45_000, intervals: [100] },
    )
    .toBeGreaterThanOrEqual(5)
  return renders
}

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

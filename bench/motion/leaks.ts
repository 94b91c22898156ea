import type { Browser } from '@playwright/test'
import { countRetained, type RetainedCounts, watchTimers } from '../../e2e/retained-objects.ts'
import { pathOf } from '../../e2e/screens.ts'
import { walk } from '../../e2e/walk.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { newVisitor, openPage } from './visitor.ts'

/** One round of navigations, which ends at the home page. */
const WALK = ['content page', 'real estate', 'contact', 'home'].map(pathOf)

/** After this many rounds all code is loaded and caches are filled. */
const FIRST_ROUNDS = 3
const MORE_HEAP_KB = 500

/** Compares the home page after many navigations with the same page after a few. */
export async function measureLeaks(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  await watchTimers(page)
  await openPage(page, url)
  await walk(page, FIRST_ROUNDS, WALK)
  const before = await countRetained(page)
  await walk(page, rounds - FIRST_ROUNDS, WALK)
  const after = await countRetained(page)
  await page.context().close()
  return rows(before, after, rounds)
}

function rows(before: RetainedCounts, after: RetainedCounts, rounds: number): Row[] {
  const { heapKB: heapBefore, ...few } = before
  const { heapKB: heapAfter, ...many } = after
  const [first, last] = [FIRST_ROUNDS * WALK.length, rounds * WALK.length]
  return [
    noted(`Left after ${last} navigations, more than after ${first}`, ''),
    ...Object.entries(many).map(([what, count]) => {
      const was = Object.entries(few).find(([name]) => name === what)?.[1] ?? Number.NaN
      return bounded(`  ${what}, of ${was}`, count - was, 0, '')
    }),
    bounded('  heap', heapAfter - heapBefore, MORE_HEAP_KB, 'KB'),
  ]
}

import type { Browser } from '@playwright/test'
import { countSurvivors, type Survivors, watchTimers } from '../../e2e/survivors.ts'
import { ROUND, walk } from '../../e2e/walk.ts'
import { bounded, noted, type Row } from '../table.ts'
import { arrive, newVisitor } from './visitor.ts'

/** Rounds after which all code has come and all that stays for good is there. */
const FIRST_ROUNDS = 3
const MORE_HEAP_KB = 500

/** What more there is on the home page after many navigations than after a few. */
export async function measureLeaks(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  await watchTimers(page)
  await arrive(page, url)
  await walk(page, FIRST_ROUNDS)
  const before = await countSurvivors(page)
  await walk(page, rounds - FIRST_ROUNDS)
  const after = await countSurvivors(page)
  await page.context().close()
  return rows(before, after, rounds)
}

function rows(before: Survivors, after: Survivors, rounds: number): Row[] {
  const { heapKB: heapBefore, ...few } = before
  const { heapKB: heapAfter, ...many } = after
  const [first, last] = [FIRST_ROUNDS * ROUND, rounds * ROUND]
  return [
    noted(`Left after ${last} navigations, more than after ${first}`, ''),
    ...Object.entries(many).map(([what, count]) => {
      const was = Object.entries(few).find(([name]) => name === what)?.[1] ?? Number.NaN
      return bounded(`  ${what}, of ${was}`, count - was, 0, '')
    }),
    bounded('  heap', heapAfter - heapBefore, MORE_HEAP_KB, 'KB'),
  ]
}

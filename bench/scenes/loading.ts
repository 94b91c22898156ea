import type { Browser } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { longTasks } from '../motion/long-tasks.ts'
import { mainThread } from '../motion/main-thread.ts'
import { markMoment, record, since, TASKS } from '../motion/record.ts'
import { type Visit, visit } from './visit.ts'

const CPU_SLOWDOWN = 4
/** By then, idle tasks are done, too. */
const SETTLED_MS = 1_000

/** Long tasks on a phone from the start of a mount to its idle state; CPU time, not the clock. */
export async function measureLoading(browser: Browser, target: Visit): Promise<Row[]> {
  const page = await visit(browser, target, { ...phone, reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const events = await record(
    browser,
    page,
    async () => {
      await markMoment(page)
      await page.evaluate((settings) => window.page.mount(settings), target.settings)
      await page.waitForTimeout(SETTLED_MS)
    },
    TASKS,
  )
  await page.context().close()
  const thread = since(mainThread(events))
  const tasks = longTasks(thread).sort((a, b) => b - a)
  return [
    bounded(
      `Tasks over 50 ms while loading, CPU ${CPU_SLOWDOWN}× slower`,
      tasks.length,
      bounds.scene.longTasks,
      '',
    ),
    noted('  in ms', tasks.map((ms) => ms.toFixed(0)).join(', ') || 'none'),
  ]
}

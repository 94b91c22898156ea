import type { Browser } from '@playwright/test'
import { exactly, noted, type Row } from '../../testing/table.ts'
import { callers } from './callers.ts'
import { mainThread } from './main-thread.ts'
import { record } from './record.ts'
import { newVisitor, openPage } from './visitor.ts'

const SETTLED_MS = 4000
const WATCHED_MS = 5000

/** What an untouched page still does after it has loaded and its reveals have ended. */
export async function measureIdle(browser: Browser, url: string, name: string): Promise<Row[]> {
  const page = await newVisitor(browser, true)
  await openPage(page, url)
  await page.waitForTimeout(SETTLED_MS)
  const running = await page.evaluate(namesOfRunning)
  const events = await record(browser, page, () => page.waitForTimeout(WATCHED_MS))
  await page.context().close()
  const thread = mainThread(events)
  const frames = thread.filter((event) => event.name === 'FireAnimationFrame')
  const requests = thread.filter((event) => event.name === 'RequestAnimationFrame')
  return [
    exactly(`${name}: animation frames in ${WATCHED_MS / 1000} s at rest`, frames.length, 0),
    ...callers(requests).map((caller) => noted('  requested by', caller)),
    ...running.map((animation) => noted('  keeps running', animation)),
  ]
}

function namesOfRunning() {
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
  return running.map((animation) => {
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    return `${name || 'unnamed'} of ${target?.className || target?.localName}`
  })
}

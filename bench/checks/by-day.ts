import type { BrowserContext } from '@playwright/test'
import { MORNING } from '../../e2e/screens.ts'

/**
 * Begins the clock of all pages in the morning of the demo’s property, so that every run measures
 * the same hour: in the evening other words and pictures come by themselves. Time goes on from there.
 */
export async function beginByDay(context: BrowserContext): Promise<void> {
  await context.addInitScript((time) => {
    const { now } = Date
    const ahead = time - now()
    globalThis.Date = new Proxy(Date, {
      construct: (date, given, self) =>
        Reflect.construct(date, given.length > 0 ? given : [now() + ahead], self),
      get: (date, key) => (key === 'now' ? () => now() + ahead : Reflect.get(date, key)),
    })
  }, MORNING.getTime())
}

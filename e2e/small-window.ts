import { keepWindowsSmall } from '@belvedere/kit/testing/small-window.ts'
import { test as base } from '@playwright/test'

/** Playwright's `test` in a small window. */
export const test = base.extend({
  context: async ({ context }, use) => {
    keepWindowsSmall(context)
    await use(context)
  },
})

import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { MOTION_BUDGET_KB, weighMotion } from './motion-weight.ts'
import { pathOf, phone } from './screens.ts'
import { readStack } from './stack.ts'

test.use(phone)

test('before any interaction motion code stays within its budget', async ({ page }) => {
  const heaviest = readStack('demo').siteUrl + pathOf('listing')
  const kilobytes = await weighMotion(page, heaviest)
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThanOrEqual(MOTION_BUDGET_KB)
})

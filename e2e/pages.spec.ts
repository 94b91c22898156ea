import { expect, test } from '@playwright/test'
import { findStack, readStack } from './stack.ts'
import { sweep } from './sweep.ts'

const nowhere = '/nowhere'

test('the home page leads to more pages', () => {
  expect(readStack().pages.length).toBeGreaterThan(10)
})

for (const path of [...(findStack()?.pages ?? []), nowhere]) {
  test(`${path} is sound on every screen`, async ({ page }) => {
    await sweep(page, { url: readStack().siteUrl + path, status: path === nowhere ? 404 : 200 })
  })
}

import { expect } from '@playwright/test'
import { findStack, readStack } from './stack.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const nowhere = '/nowhere'

test('the home page leads to more pages', () => {
  expect(readStack().pages.length).toBeGreaterThan(10)
})

for (const path of [...(findStack()?.pages ?? []), nowhere]) {
  test(`${path} is sound on every screen`, async ({ page, plain }) => {
    await sweep(page, plain, {
      url: readStack().siteUrl + path,
      status: path === nowhere ? 404 : 200,
    })
  })
}

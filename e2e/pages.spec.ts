import { expect } from '@playwright/test'
import { screens } from './screens.ts'
import { findStack, readStack } from './stack.ts'
import { sweep } from './sweep.ts'
import { test } from './visitor.ts'

const nowhere = '/nowhere'

test('the home page links to other pages', () => {
  expect(readStack('demo').pages.length).toBeGreaterThan(10)
})

for (const path of [...(findStack('demo')?.pages ?? []), nowhere]) {
  test(`${path} passes all checks at every width`, async ({ page, noScriptPage }) => {
    await sweep(page, noScriptPage, {
      url: readStack('demo').siteUrl + path,
      status: path === nowhere ? 404 : 200,
      isPage: true,
      isScreen: screens.some((screen) => screen.path === path),
    })
  })
}

import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { openStudio } from './studio-page.ts'

const stack = readStack()
let editor: Account

test.beforeAll(async () => {
  const studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
})

test('words of the brand and of error pages appear beside their form while they are typed', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/globals/brand')
  await page.getByRole('button', { name: 'Live preview' }).click()
  const beside = page.frameLocator('iframe[title="The page as it will be"]')
  const inquire = beside.locator('header a[href^="/contact"]')
  await expect(inquire).toBeVisible()

  await page.getByRole('button', { name: 'Words', exact: true }).click()
  await page.locator('[name="words.labels.inquire"]').fill('Ask us')
  await expect(inquire).toHaveText('Ask us')

  await page.getByLabel('Find a word').fill('Page not found (404)')
  await page.locator('[name="words.notFound.heading"]').fill('Nothing grows here')
  await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Nothing grows here')
  expect((await visit('/nowhere')).html).not.toContain('Nothing grows here')

  // The drafts of other tests keep their words.
  const data = {
    words: null,
    labels: { inquire: null },
    notFound: { heading: null },
    _status: 'draft',
  }
  const address = `${stack.studioUrl}/api/globals/brand?draft=true&overrideLock=true`
  await page.goto(`${stack.studioUrl}/admin`)
  const answer = await page.request.post(address, { data, headers: { origin: stack.studioUrl } })
  expect(answer.ok()).toBe(true)
})

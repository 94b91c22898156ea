import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

/** More than are changed in one request. */
const MANY = 30

let studio: Studio
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  publisher = await studio.createAccount('publisher')
})

const shot = async (page: Page, name: string) => {
  for (const width of [1440, 834, 390]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 1000 })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/bulk/${name}-${width}.png` })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test(
  'all that a list shows is published, deleted and brought back, with its progress in a dialog',
  { tag: '@release' },
  async ({ page }, info) => {
    // A second try does not find the pages of the first.
    const name = `Lantern${info.retry}`
    for (let i = 0; i < MANY; i++) await studio.loadPage(`${name} ${i}`, [])
    await openStudio(page, publisher, `/collections/pages?search=${name}&limit=10`)
    const dialog = page.getByRole('dialog')
    const selectAll = async () => {
      await expect(async () => {
        await page.locator('#select-all').check({ timeout: 1000 })
        await page.getByRole('button', { name: `Select all ${MANY}` }).click({ timeout: 1000 })
      }).toPass()
    }
    await selectAll()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: `Publish ${MANY} pages?` })).toBeVisible()
    await expectAccessible(page, '.before-deleting')
    await shot(page, 'publish-ask')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForTimeout(400)
    await shot(page, 'publish-going')
    await expect(dialog.getByRole('heading', { name: `${MANY} pages are published` })).toBeVisible()
    await expectAccessible(page, '.bulk-dialog')
    await shot(page, 'publish-done')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: /Published/ })).toHaveCount(10)

    await selectAll()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await shot(page, 'bin-ask')
    await dialog.getByRole('button', { name: `Move ${MANY} pages to the bin` }).click()
    await expect(
      dialog.getByRole('heading', { name: `${MANY} pages are in the bin` }),
    ).toBeVisible()
    await shot(page, 'bin-done')
    await expect(page.getByRole('row', { name })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Bring them back' }).click()
    await expect(dialog.getByRole('heading', { name: `${MANY} pages are back` })).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name })).toHaveCount(10)

    await selectAll()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: `Move ${MANY} pages to the bin` }).click()
    await expect(
      dialog.getByRole('heading', { name: `${MANY} pages are in the bin` }),
    ).toBeVisible()
    await openStudio(page, publisher, '/bin')
    // Others have records in the bin, which stay there.
    await page.getByRole('button', { name: 'Empty the bin…' }).click()
    await expect(dialog.getByText('They cannot be brought back then.')).toBeVisible()
    await expectAccessible(page, '.before-deleting')
    await shot(page, 'empty-ask')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await shot(page, 'bin-view')
  },
)

import { expect } from '@playwright/test'
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

test(
  'all that a list shows is published, edited, deleted and brought back, with its progress in a dialog',
  { tag: '@release' },
  async ({ page }, info) => {
    // A second try does not find the pages of the first.
    const name = `Lantern${info.retry}`
    const ids: number[] = []
    for (let i = 0; i < MANY; i++) ids.push((await studio.loadPage(`${name} ${i}`, [])).id)
    await openStudio(page, publisher, `/collections/pages?search=${name}&limit=10`)
    const dialog = page.getByRole('dialog')
    const selectAll = async () => {
      await expect(async () => {
        await page.locator('#select-all').check({ timeout: 3000 })
        await page.locator('#select-all-across-pages').click({ timeout: 3000 })
      }).toPass()
    }
    await selectAll()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: `Publish ${MANY} pages?` })).toBeVisible()
    await expectAccessible(page, '.before-deleting')
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: `${MANY} pages are published` })).toBeVisible()
    await expectAccessible(page, '.bulk-dialog')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: /Published/ })).toHaveCount(10)

    await selectAll()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const drawer = page.locator('.edit-many__main')
    await drawer.locator('.field-select input').fill('Title')
    await drawer.locator('.rs__option').first().click()
    await drawer.locator('#field-title').fill(`${name} anew`)
    // Somebody else changes the same field of one meanwhile.
    await studio.changePage(ids[0] ?? 0, { title: `${name} anew by others` }, '&draft=true')
    await drawer.getByRole('button', { name: 'Save Draft' }).click()
    const line = page.locator('.bulk-line')
    await expect(line).toContainText(`${MANY - 1} pages are edited`)
    await line.getByRole('button', { name: 'Show' }).click()
    await expect(dialog.getByText('Somebody has changed this field')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: `${name} anew` })).toHaveCount(10)

    await selectAll()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: `Move ${MANY} pages to the bin` }).click()
    await expect(
      dialog.getByRole('heading', { name: `${MANY} pages are in the bin` }),
    ).toBeVisible()
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
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  },
)

test('before many are deleted, the dialog counts those that stay and names what uses the first of them', async ({
  page,
}, info) => {
  const name = `Beacon${info.retry}`
  const ids: number[] = []
  for (let i = 0; i < MANY; i++) ids.push((await studio.loadPage(`${name} ${i}`, [])).id)
  const links = ids.slice(0, 6).map((to) => ({
    blockType: 'feature_5050',
    link: { label: 'There', target: 'page', page: to },
  }))
  const user = `Keeper of lights ${info.retry}`
  await studio.loadPage(user, links)
  await openStudio(page, publisher, `/collections/pages?search=${name}&limit=10`)
  await expect(async () => {
    await page.locator('#select-all').check({ timeout: 3000 })
    await page.locator('#select-all-across-pages').click({ timeout: 3000 })
  }).toPass()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('heading', { name: `Delete ${MANY - 6} of ${MANY} pages?` })
  await expect(heading).toBeVisible()
  await expect(dialog.getByText('6 pages stay, because something else uses them.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: user })).toHaveCount(5)
  await expect(dialog.getByRole('button', { name: `Move ${MANY - 6} pages` })).toBeEnabled()
  await expectAccessible(page, '.before-deleting')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

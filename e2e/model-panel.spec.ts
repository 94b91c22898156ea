import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { openStudio } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
})

test('a shape of the model without a record is given to a listing that has none', {
  tag: '@release',
}, async ({ page }) => {
  const { id, meshKey, title } = await studio.findRecord('listings', 'kite-house')
  if (!meshKey) throw new Error('The fixture’s kite house has no shape.')
  await studio.publishListing(id, { meshKey: null })
  try {
    await openStudio(page, editor, '/globals/map')
    await page.getByRole('button', { name: 'Masterplan' }).click()
    const panel = page.getByRole('region', { name: 'Shapes and records' })
    await expect(panel).toContainText(/1 shape without a record; every record’s shape/)
    const shapes = panel.getByRole('list', { name: 'Shapes of the model' })
    await expect(shapes.getByRole('listitem').first()).toHaveText(`${meshKey} no record`)
    await shapes.getByRole('button', { name: meshKey }).press('Enter')
    await expectAccessible(page, '.model-panel')
    await panel.getByLabel('Choose a listing for this shape').selectOption(title)
    await panel.getByRole('button', { name: 'Give it this shape' }).click()
    await expect(shapes.getByRole('button', { name: meshKey })).toHaveText(`${meshKey} ${title}`)
    await expect(panel).toContainText('Every shape has its record')
    expect((await studio.findRecord('listings', 'kite-house')).meshKey).toBeNull()

    // Opening the listing would lock it for the requests below.
    const link = panel.getByRole('link', { name: `Open ${title}` })
    await expect(link).toHaveAttribute('href', new RegExp(`/collections/listings/${id}$`))
    expect((await studio.readListingDraft(id)).meshKey).toBe(meshKey)
  } finally {
    await studio.publishListing(id, { meshKey })
  }
})

import { expect, type Locator } from '@playwright/test'
import { test } from './editor.ts'
import { ridgeHouses } from './fixture/names.ts'
import { untilPublic, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { expectAccessible, expectAdaptable } from './studio-accessibility.ts'
import {
  blockAt,
  confirmDialog,
  openStudio,
  publishInStudio,
  unfold,
  untilSaved,
} from './studio-page.ts'

const stack = readStack()
let studio: Studio
let editor: Account
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
  publisher = await studio.createAccount('publisher')
})

const isPressed = async (button: Locator) =>
  (await button.getAttribute('aria-pressed', { timeout: 1000 })) === 'true'

const textBlock = (title: string) => ({ blockType: 'content_block', title })

test('an editor adds, colours and duplicates a block, but cannot publish', async ({ page }) => {
  const { id } = await studio.loadPage('Tide tables', [])
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByPlaceholder('Search for a block').fill('Title and text')
  await page.getByRole('button', { name: 'Title and text' }).click()
  await unfold(page, 0)
  await blockAt(page, 0)
    .getByLabel(/^Title/)
    .fill('Low water\nat noon')
  const ground = blockAt(page, 0).getByRole('button', { name: 'Ground 2' })
  // On a slow machine the studio collapses a new block when an autosave returns.
  await expect(async () => {
    await unfold(page, 0)
    if (!(await isPressed(ground))) await ground.click({ timeout: 1000 })
    expect(await isPressed(ground)).toBe(true)
  }).toPass({ timeout: 30_000 })

  await blockAt(page, 0).locator('.array-actions__button').first().click()
  const saved = untilSaved(page, id, { isAutosave: true })
  await page.locator('.array-actions__duplicate').click()
  await expect(blockAt(page, 1)).toContainText('Low water at noon')
  expect((await saved).ok()).toBe(true)
  const block = { ...textBlock('Low water\nat noon'), customize: sandy }
  await expect.poll(async () => (await studio.readDraft(id)).blocks).toMatchObject([block, block])

  await expect(page.getByRole('button', { name: /publish\b/i })).toHaveCount(0)
  const address = `${stack.studioUrl}/api/pages/${id}`
  const data = { _status: 'published' }
  const refused = await page.request.patch(address, { data, headers: { origin: stack.studioUrl } })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('ask a publisher')
  await studio.deleteRecord('pages', id)
})

const sandy = { background: { color: { hex: 'sand' } } }

test('a publisher publishes an editor’s draft and gets a link to the page', async ({ page }) => {
  const { id } = await studio.loadPage('Harbour hours', [textBlock('Open from six')])
  await openStudio(page, publisher, `/collections/pages/${id}`)
  expect((await visit('/harbour-hours')).status).toBe(404)
  const saved = untilSaved(page, id)
  await publishInStudio(page)
  expect((await saved).ok()).toBe(true)
  await untilPublic('/harbour-hours', 'Open from six')
  await page.reload()
  const link = page.getByRole('link', { name: 'View on site' })
  await expect(link).toHaveAttribute('href', `${stack.siteUrl}/harbour-hours`)
  await studio.deleteRecord('pages', id)
})

test('people end their other sessions, and administrators find a publish in the audit log', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Ferry times', [textBlock('At seven')])
  const elsewhere = await Studio.signIn({ ...stack, ...publisher })
  await elsewhere.publishPage(id)
  await openStudio(page, publisher, '/account')
  const sessions = page.getByRole('region', { name: 'Signed in' })
  const own = sessions.getByRole('listitem').filter({ hasText: 'This session' })
  await expect(own).toContainText(/Chrome on Linux.*From: this machine/)
  await expect(sessions).toContainText('An unknown program')
  await expectAccessible(page, '.sessions')
  await expectAdaptable(page, '.sessions')
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '.signing-in-dialog')
  await expectAdaptable(page, '.signing-in-dialog')
  await dialog.getByLabel('Your password').fill(publisher.password)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(elsewhere.readDraft(id)).rejects.toThrow(/answered 403/)

  await openStudio(page, stack, '/audit-log')
  await page.getByLabel('Kind').selectOption('Publishing')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.waitForURL(/topic=publishing/)
  const entry = page.getByRole('listitem').filter({ hasText: 'publisher published Ferry times' })
  await expect(entry).toHaveCount(1)
  await expectAccessible(page, '.audit')
  await expectAdaptable(page, '.audit')
  await entry.getByRole('link', { name: 'Ferry times' }).click()
  await page.waitForURL(`${stack.studioUrl}/admin/collections/pages/${id}`)
  await studio.deleteRecord('pages', id)
})

test('administrators see how the installation is doing, others do not', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, stack, '/health')
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  const checks = page.getByRole('region', { name: 'What was looked at' })
  await expect(checks.getByRole('listitem').filter({ hasText: 'Uploads' })).toContainText('OK')
  const waiting = page.getByRole('region', { name: 'What waits' })
  await expect(waiting.getByRole('link', { name: /Enquiries/ })).toBeVisible()
  await expectAccessible(page, '.health')
  await expectAdaptable(page, '.health')
  await openStudio(page, publisher, '/health')
  await expect(page.getByText('Only administrators see this page.')).toBeVisible()
})

test('before a record is deleted, the dialog names its uses', async ({ page }) => {
  const image = await studio.upload('slipway.jpg', 'A slipway')
  const { id } = await studio.loadPage('Slipway', [
    { blockType: 'hero', title: 'The slipway', media: { image } },
  ])
  const dialog = page.getByRole('dialog', { name: /^Delete/ })
  const ask = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
  }
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await unfold(page, 0)
  await blockAt(page, 0).locator('.upload-relationship-details__edit').first().click()
  const drawer = page.locator('.doc-drawer')
  await drawer.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').last().click()
  await expect(dialog.getByRole('link', { name: 'Slipway' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(drawer).toBeVisible()

  await openStudio(page, publisher, `/collections/media/${image}`)
  await ask()
  await expect(dialog.getByText('Block 1, Hero')).toBeVisible()
  await expectAccessible(page, '.before-deleting')
  await page.keyboard.press('Escape')
  await page.locator('.used-in').getByRole('button', { name: 'Delete everywhere' }).click()
  await dialog.getByRole('button', { name: 'Move to the bin' }).click()
  await page.waitForURL('**/collections/media')
  const { blocks } = await studio.readDraft(id)
  expect(JSON.stringify(blocks)).toContain(`"image":${image}`)
  await studio.deleteRecord('pages', id)
})

test('a deleted page comes back with “Undo” in the message, or from the bin', async ({ page }) => {
  const { id } = await studio.loadPage('Lighthouse', [textBlock('It turns')])
  await studio.publishPage(id)
  await untilPublic('/lighthouse', 'It turns')
  const dialog = page.getByRole('dialog', { name: 'Delete “Lighthouse”?' })
  const remove = async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-delete').click()
    await dialog.getByRole('button', { name: 'Move to the bin' }).click()
    await page.waitForURL('**/collections/pages')
  }
  const answer = () => fetch(new URL('/lighthouse', stack.siteUrl)).then(({ status }) => status)
  await openStudio(page, publisher, `/collections/pages/${id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await expect(dialog.getByText('It leaves the site and goes into the bin')).toBeVisible()
  await expect(dialog.getByLabel('Redirect /lighthouse to')).toBeVisible()
  await expectAccessible(page, '.before-deleting')
  await page.keyboard.press('Escape')
  await remove()
  await expect.poll(answer).toBe(410)
  await page.getByText('1 page is in the bin.').hover()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(`**/collections/pages/${id}`)
  await untilPublic('/lighthouse', 'It turns')

  await remove()
  await openStudio(page, publisher, '/bin')
  const row = page.getByRole('listitem').filter({ hasText: 'Lighthouse' })
  await expect(row).toContainText('30 days left')
  await expectAccessible(page, '.bin')
  await row.getByRole('button', { name: 'Bring back “Lighthouse”' }).click()
  await expect(row).toHaveCount(0)
  await untilPublic('/lighthouse', 'It turns')
  await studio.deleteRecord('pages', id)
  await openStudio(page, publisher, '/bin')
  await row.getByRole('button', { name: 'Erase… “Lighthouse”' }).click()
  await row.getByRole('button', { name: 'Erase for ever: “Lighthouse”' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(answer).toBe(404)
})

test(
  'of several selected records, those in use are named before the deletion and kept',
  { tag: '@release' },
  async ({ page }, info) => {
    // A second try does not find the files of the first.
    const prefix = `boathouse-${info.retry}`
    const images: number[] = []
    for (const letter of ['a', 'b', 'c'])
      images.push(await studio.upload(`${prefix}-${letter}.jpg`, 'A boathouse'))
    const [image = 0] = images
    const { id } = await studio.loadPage('Boathouse', [
      { blockType: 'hero', title: 'The boathouse', media: { image } },
    ])
    const dialog = page.getByRole('dialog', { name: /^Delete/ })
    const ask = () => page.getByRole('button', { name: 'Delete', exact: true }).click()
    await openStudio(page, publisher, `/collections/media?search=${prefix}`)
    const cards = page.locator('.library-card')
    await expect(cards).toHaveCount(3)
    // On a busy machine a click may come before the list responds to it.
    await expect(async () => {
      for (const box of await cards.getByRole('checkbox').all()) await box.check({ timeout: 1000 })
    }).toPass()
    await ask()
    await expect(dialog.getByRole('heading', { name: 'Delete 2 of 3 files?' })).toBeVisible()
    await expect(dialog.getByText('1 file stays, because something else uses it:')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Boathouse' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Move 2 files to the bin' }).click()
    await expect(page.getByText('2 files are in the bin.')).toBeVisible()
    await expect(cards).toHaveCount(1)

    await studio.importListings(`Category;Title\n${ridgeHouses.name};Boathouse Cottage`)
    await openStudio(page, publisher, '/collections/listings?search=Boathouse')
    await page
      .getByRole('row', { name: /Boathouse Cottage/ })
      .getByRole('checkbox')
      .check()
    await ask()
    await dialog.getByRole('button', { name: 'Move 1 listing to the bin' }).click()
    await expect(page.getByText('1 listing is in the bin.')).toBeVisible()
    await studio.deleteRecord('pages', id)
    await studio.deleteRecord('media', image)
  },
)

test('restoring an earlier version makes a draft, which can be published separately', async ({
  page,
}) => {
  const { id } = await studio.loadPage('Ferry times', [textBlock('Every hour')])
  await studio.publishPage(id)
  await studio.publishPage(id, { blocks: [textBlock('Twice a day')] })
  await untilPublic('/ferry-times', 'Twice a day')
  await openStudio(page, publisher, `/collections/pages/${id}/versions`)
  const restore = page.getByRole('button', { name: 'Restore as draft' })
  await page.locator('tbody tr').nth(1).getByRole('link').click()
  await restore.click()
  await confirmDialog(page)
  await page.waitForURL(`**/collections/pages/${id}`)
  await expect(page.getByText(/^Version of .* restored as a draft/)).toBeVisible()
  expect((await visit('/ferry-times')).html).toContain('Twice a day')
  await publishInStudio(page)
  await untilPublic('/ferry-times', 'Every hour')
  await studio.deleteRecord('pages', id)
})

test('the look of a hero is chosen by its picture, and a changed slug says which redirect it will make', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('First cove', [{ blockType: 'hero', title: 'Cove' }])
  await studio.publishPage(id, { slug: 'first-cove' })
  await openStudio(page, editor, `/collections/pages/${id}`)
  await unfold(page, 0)
  const looks = blockAt(page, 0).getByRole('group', { name: 'Look' })
  await expect(looks.locator('svg')).toHaveCount(4)
  await expect(looks.getByLabel('Picture beside the text')).toBeChecked()
  await looks.getByLabel('Full screen, largest title').check()
  await expect
    .poll(async () => (await studio.readDraft(id)).blocks)
    .toMatchObject([{ blockType: 'hero', look: 'big' }])

  await page.locator('[name=slug]').fill('Second cove')
  const said = page.locator('.slug-field').getByRole('status')
  await expect(said).toContainText('“second-cove” will be used.')
  await expect(said).toContainText('Once this is published, /first-cove redirects to /second-cove.')
  await studio.deleteRecord('pages', id)
})

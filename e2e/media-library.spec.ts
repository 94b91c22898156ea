import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { movingWebp, newPhotograph } from '../testing/pictures.ts'
import { test } from './editor.ts'
import { readStack } from './stack.ts'
import { type Account, POND, Studio } from './studio.ts'
import { expectAccessible } from './studio-accessibility.ts'
import { blockAt, openStudio, unfold } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
})

/**
 * A picture that is in no library yet, since other journeys use the pond as well: decoders ignore
 * what is behind its end.
 */
async function newPicture() {
  return Buffer.concat([await readFile(POND), Buffer.from(randomUUID())]).toString('base64')
}

type Dropped = { name: string; base64: string; type?: string }

/** Drops files, as if dragged from a folder of the computer; onto the grid, unless it says where. */
async function drop(page: Page, files: Dropped[], place = page.locator('.library__wrap')) {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, base64, type = 'image/jpeg' } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    return transfer
  }, files)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await place.dispatchEvent(type, { dataTransfer })
}

test('an editor drops two files, of which one is refused; finds the other, describes it and sets its focal point', async ({
  page,
}) => {
  await openStudio(page, editor, '/collections/media')
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  const base64 = await newPicture()
  await drop(page, [
    { name: 'slipway-at-noon.jpg', base64 },
    { name: 'notes.jpg', base64: btoa('These are notes.') },
  ])
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByRole('status')).toHaveText(/^1 file uploaded. 1 file did not go through/)
  await expect(tray.getByRole('listitem')).toHaveText(/^notes.jpg.*cannot be read as a picture/)
  await drop(page, [{ name: 'again.jpg', base64 }])
  const again = tray.getByRole('listitem').filter({ hasText: 'again.jpg' })
  await expect(again).toContainText('The same file is there already: “slipway-at-noon.jpg”.')
  await expect(again.getByRole('link', { name: 'Open that one' })).toBeVisible()
  await tray.getByRole('button', { name: 'Close' }).click()

  await page.getByLabel('Show').selectOption('Without alt text')
  await page.getByLabel('Search alt text').fill('noon slipway')
  const card = page.getByRole('listitem').filter({ hasText: 'slipway-at-noon.jpg' })
  await expect(card).toContainText('No alt text')
  await expect(page.locator('.library-card')).toHaveCount(1)

  await card.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '.library-file')
  const whole = dialog.locator('.library-focus__picture')
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 }
  await whole.click({ position: { x: width * 0.25, y: height * 0.75 } })
  const fromLeft = dialog.getByLabel('Focal point: from left')
  await expect(fromLeft).toHaveValue('25')
  await fromLeft.press('ArrowRight')
  const crop = dialog.locator('[data-crop="Desktop"] img')
  await expect(crop).toHaveCSS('object-position', '26% 75%')
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(dialog.getByLabel('Alt text')).toHaveValue('Slipway at noon')
  await expect(dialog.getByRole('button', { name: 'Replace file' })).toHaveCount(0)

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const { doc } = await (await saved).json()
  expect(doc).toMatchObject({ alt: 'Slipway at noon', focalX: 26, focalY: 75 })
  await expect(page.getByText('No files match')).toBeVisible()
  await studio.deleteRecord('media', doc.id)
})

test('a public file is marked as such, its look is reserved for publishers, and replacing it asks for an alt text', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/collections/media')
  await drop(page, [{ name: 'pond-at-dusk.jpg', base64: await newPicture() }])
  const card = page.getByRole('listitem').filter({ hasText: 'pond-at-dusk.jpg' })
  await card.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alt text').fill('The pond at dusk')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const { id } = (await (await saved).json()).doc
  const blocks = [{ blockType: 'hero', title: 'Dusk', media: { image: id } }]
  const shown = await studio.loadPage('Dusk at the pond', blocks)
  await studio.publishPage(shown.id, { slug: 'dusk-at-the-pond' })

  await openStudio(page, editor, `/collections/media/${id}`)
  await expect(page.getByText('Shown in 1 public place (Dusk at the pond).')).toBeVisible()
  await expect(page.getByLabel('Caption')).toBeDisabled()
  await expect(page.getByLabel('Focal point: from left')).toBeDisabled()
  await expect(page.getByLabel('Alt text')).toBeEnabled()
  // Leaving the form ends its lock.
  await openStudio(page, editor, '')

  const publisher = await studio.createAccount('publisher')
  await openStudio(page, publisher, '/collections/media?search=dusk')
  await card.getByRole('button', { name: 'Open' }).click()
  await expect(dialog.getByText('What you save here is public at once.')).toBeVisible()
  await expect(dialog.getByLabel('Focal point: from left')).toBeEnabled()
  const chosen = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Replace file' }).click()
  await (await chosen).setFiles(join(import.meta.dirname, 'fixture/images/hill.jpg'))
  const replace = dialog.getByRole('button', { name: 'Replace', exact: true })
  await expect(replace).toBeDisabled()
  await expect(dialog.getByText('The focal point stays at 50 % from left')).toBeVisible()
  await dialog.getByLabel('Alt text of the new file').fill('The hill at dusk')
  const replaced = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await replace.click()
  const { doc } = await (await replaced).json()
  expect(doc).toMatchObject({ id, alt: 'The hill at dusk' })
  await expect(dialog.getByLabel('Alt text')).toHaveValue('The hill at dusk')
  await studio.deleteRecord('pages', shown.id)
  await studio.deleteRecord('media', id)
})

test('a photograph of a phone is taken and stands upright; a file that is there already is used instead, an animation says what is shown, and chosen files are not given up without a question', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/collections/media')
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible()
  const photograph = newPhotograph()
  const uploaded = page.waitForResponse(
    (answer) => answer.url().includes('/api/media') && answer.request().method() === 'POST',
  )
  const base64 = photograph.toString('base64')
  await drop(page, [{ name: 'jetty.heic', base64, type: 'image/heic' }])
  const { doc } = await (await uploaded).json()
  expect(doc).toMatchObject({ width: 32, height: 64 })
  const card = page.getByRole('listitem').filter({ hasText: 'jetty' })
  const shown = card.locator('img').first()
  await expect
    .poll(() => shown.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true)

  const carousel = { blockType: 'image_carousel', title: 'Pictures' }
  const blocks = [{ blockType: 'hero', title: 'Jetty' }, carousel]
  const { id } = await studio.loadPage('Jetty', blocks)
  await openStudio(page, editor, `/collections/pages/${id}`)
  await unfold(page, 0)
  await blockAt(page, 0).getByRole('button', { name: 'Create New' }).first().click()
  const drawer = page.getByRole('dialog').filter({ hasText: 'Creating new File' })
  const input = drawer.locator('input[type=file]')
  const moving = { name: 'ferry.webp', mimeType: 'image/webp', buffer: await movingWebp() }
  await input.setInputFiles(moving)
  await expect(drawer.getByText('The site shows its first frame')).toBeVisible()
  await drawer.locator('.file-field__remove').click()
  await input.setInputFiles({ name: 'again.heic', mimeType: 'image/heic', buffer: photograph })
  await expect(drawer.getByText('The same file is there already')).toBeVisible()
  await drawer.getByRole('button', { name: 'Use that one' }).click()
  await expect(blockAt(page, 0).getByRole('link', { name: /^jetty.*heic$/ })).toBeVisible()
  await expect
    .poll(async () => JSON.stringify((await studio.readDraft(id)).blocks))
    .toContain(`"image":${doc.id}`)

  await unfold(page, 1)
  const two = await Promise.all(
    ['a.jpg', 'b.jpg'].map(async (name) => ({ name, base64: await newPicture() })),
  )
  await drop(page, two, blockAt(page, 1).locator('.dropzone').first())
  const alt = page.locator('.bulk-upload--file-manager [name=alt]')
  await alt.fill('A rope')
  await expect(page.locator('.bulk-upload--file-manager [name=title]')).toBeEditable()
  await expect(page.getByText('save them before you leave')).toBeVisible()
  await alt.press('Escape')
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(alt).toHaveValue('A rope')
  await studio.deleteRecord('pages', id)
  await studio.deleteRecord('media', doc.id)
})

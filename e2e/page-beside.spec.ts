import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { IN_FULL } from './playwright.config.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { blockAt, openStudio, unfold } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  editor = await studio.createAccount('editor')
})

const panel = (page: Page) => page.getByTitle('The page as it will be')

/** The document of the site in the panel. */
async function pageBeside(page: Page): Promise<Frame> {
  await expect(panel(page)).toHaveAttribute('data-is', 'shown', { timeout: 30_000 })
  const frame = await (await panel(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no page in the panel.')
  expect(frame.url()).toContain(`${stack.siteUrl}/`)
  return frame
}

/** Clicks at the centre of an element; the panel shows the page scaled down. */
async function clickBeside(page: Page, element: Locator) {
  const outer = await panel(page).boundingBox()
  const inner = await element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, of: innerWidth }
  })
  if (!outer) throw new Error('There is no page in the panel.')
  const scale = outer.width / inner.of
  await page.mouse.click(outer.x + inner.x * scale, outer.y + inner.y * scale)
}

/** Waits until nothing of the element moves: what is clicked by its place has to stay there. */
async function untilOpen(element: Locator) {
  await element.evaluate(async (own) => {
    const moves = () =>
      own.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
    while (moves().length > 0) await Promise.all(moves().map(({ finished }) => finished))
  })
}

test('a click on a title of the site opens its field, hidden or not, and typed text appears in its place', async ({
  page,
}) => {
  const titles = Array.from({ length: 16 }, (_, index) => `Quay ${index + 1}`)
  const blocks = titles.map((title, index) => ({
    blockType: index < 2 ? 'hero' : 'content_block',
    title,
    isHidden: index === 13,
  }))
  const { id } = await studio.loadPage('Harbour days', blocks)
  await openStudio(page, editor, `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = await pageBeside(page)

  const title = frame.getByRole('heading', { name: 'Quay 14', exact: true })
  await title.scrollIntoViewIfNeeded()
  await clickBeside(page, title)
  const field = blockAt(page, 13).getByLabel(/^Title/)
  await expect(field).toBeFocused()
  const place = () => frame.evaluate('scrollY')
  const before = await place()
  expect(before).toBeGreaterThan(0)

  const painted = page.waitForResponse(
    (response) => response.url().startsWith(stack.siteUrl) && response.url().includes('&only='),
  )
  await field.fill('The lantern quay')
  await expect(frame.getByRole('heading', { name: 'The lantern quay' })).toBeVisible()
  expect((await painted).status()).toBe(200)
  await expect(frame.getByRole('heading', { name: 'The lantern quay' })).toBeVisible()
  expect(await place()).toBe(before)
  expect(new URL(frame.url()).searchParams.has('token')).toBe(false)

  await unfold(page, 0)
  await blockAt(page, 0).getByRole('radio', { name: 'Full screen, largest title' }).check()
  await expect(frame.locator('[data-over-media] h1')).toHaveText('Quay 1')

  // Without the first block, the next one has the title of the page.
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Quay 1')
  await blockAt(page, 0).locator('.array-actions .popup-button').first().click()
  await page.locator('.popup__content').getByRole('button', { name: 'Hide' }).click()
  await expect(frame.locator('[data-hidden] :is(h1, h2)')).toHaveText([
    'Quay 1',
    'The lantern quay',
  ])
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Quay 2')
  await studio.deleteRecord('pages', id)
})

test('a picture links to its field, a card to its listing and a menu entry to the menu', {
  tag: '@release',
}, async ({ page }) => {
  const image = await studio.upload('harbour.jpg', 'A harbour')
  const listing = await studio.findFirst('listings')
  const { id } = await studio.loadPage('Harbour pictures', [
    { blockType: 'banner_full', media: { image } },
    { blockType: 'featured_listings', title: 'To let', items: [listing.id] },
  ])
  // The studio remembers for each account whether the panel is open.
  await openStudio(page, await studio.createAccount('editor'), `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = await pageBeside(page)
  const stay = page.getByRole('button', { name: 'Stay here' })

  await clickBeside(page, frame.locator('[data-block=banner_full] img'))
  await expect(blockAt(page, 0).locator('.field-type.upload:has(:focus)')).toBeVisible()

  const name = frame.locator('[data-block=featured_listings] li h3')
  await name.scrollIntoViewIfNeeded()
  await clickBeside(page, name)
  await expect(page.getByText(`This belongs to ${await name.textContent()}`)).toBeVisible()
  await stay.click()

  await frame.evaluate('scrollTo({ top: 0, behavior: "instant" })')
  await clickBeside(page, frame.getByRole('button', { name: 'Menu' }))
  const entry = frame.getByRole('dialog').getByRole('link').first()
  await expect(entry).toBeVisible()
  const label = (await entry.textContent()) ?? ''
  await untilOpen(frame.getByRole('dialog'))
  await clickBeside(page, entry)
  await expect(page.getByText('This belongs to Menus and footer')).toBeVisible()
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL('**/globals/global**')
  const field = page.locator('[name="menu.0.link.label"]')
  await expect(field).toBeFocused()
  await expect(page).not.toHaveURL(/field=/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(label)
  await studio.deleteRecord('pages', id)
  await studio.deleteRecord('media', image)
})

test('a new page or other record has its page beside it from the first letter', {
  tag: '@release',
}, async ({ page }) => {
  const account = await studio.createAccount('editor')
  const title = page.locator('#field-title')
  const idOf = async (kind: string) => {
    await page.waitForURL(new RegExp(`/collections/${kind}/\\d+$`))
    return Number(/\d+$/.exec(page.url())?.[0])
  }

  await openStudio(page, account, '/collections/pages/create')
  await expect(title).toBeEditable()
  await page.getByRole('button', { name: 'Live preview' }).click()
  const pier = await pageBeside(page)
  // Nothing can be saved until the page is shown.
  let save = () => {}
  const shown = new Promise<void>((resolve) => {
    save = resolve
  })
  await page.route('**/api/pages?*', async (route) => {
    await shown
    await route.continue()
  })
  await title.pressSequentially('P')
  const heading = pier.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('P')
  await title.pressSequentially('ier')
  await expect(heading).toHaveText('Pier')
  await pier.evaluate('window.isSamePage = true')
  const width = (await title.boundingBox())?.width
  save()
  const pageId = await idOf('pages')
  await title.press('End')
  await title.pressSequentially(' at night')
  await expect(heading).toHaveText('Pier at night')
  expect(await pier.evaluate('window.isSamePage')).toBe(true)
  expect((await title.boundingBox())?.width).toBe(width)

  // The studio remembers that the panel was open.
  for (const kind of IN_FULL ? ['galleries', 'listings'] : ['listings']) {
    await openStudio(page, account, `/collections/${kind}/create`)
    await expect(title).toBeEditable()
    await title.pressSequentially('Sea view')
    if (kind === 'listings') {
      await expect(page.getByText('There is no page yet: choose a category first.')).toBeVisible()
      await page.locator('#field-category .rs__control').click()
      await page.locator('#field-category .rs__option').first().click()
    }
    const beside = await pageBeside(page)
    await expect(beside.getByRole('heading', { level: 1 })).toHaveText('Sea view')
    await studio.deleteRecord(kind, await idOf(kind))
  }
  await studio.deleteRecord('pages', pageId)
})

test('settings are shown where visitors see them: in the open menu, the footer and the form', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, await studio.createAccount('editor'), '/globals/global')
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = await pageBeside(page)
  const menu = frame.getByRole('dialog')
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Footer', exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(frame.locator('#app > footer')).toBeInViewport()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()

  // The card of a listing is on the page of its category; its title is on its own page.
  const { id } = await studio.findFirst('listings')
  await openStudio(page, await studio.createAccount('editor'), `/collections/listings/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const own = new URL((await pageBeside(page)).url()).pathname
  await page.locator('#field-priceSmall').focus()
  const pathBeside = async () => new URL((await pageBeside(page)).url()).pathname
  await expect.poll(pathBeside).toBe(own.slice(0, own.lastIndexOf('/')))
  await expect((await pageBeside(page)).locator('[data-edit-frame=focused]')).toBeVisible()
  await page.locator('#field-title').focus()
  await expect.poll(pathBeside).toBe(own)
})

test('the words of the evening are on the page beside while they are edited', async ({ page }) => {
  const words = { title: 'By sunlight', evening: { title: 'By lamplight', from: 20 } }
  const { id } = await studio.loadPage('Long days', [{ blockType: 'hero', ...words }])
  await openStudio(page, await studio.createAccount('editor'), `/collections/pages/${id}`)
  await page.getByRole('button', { name: 'Live preview' }).click()
  const frame = await pageBeside(page)
  await unfold(page, 0)
  const heading = (name: string) => frame.getByRole('heading', { level: 1, name })
  await blockAt(page, 0)
    .getByLabel(/^Evening title/)
    .fill('By candlelight')
  await expect(heading('By candlelight')).toBeVisible()
  await blockAt(page, 0)
    .getByLabel(/^Title/)
    .fill('By daylight')
  await expect(heading('By daylight')).toBeVisible()
  await expect(frame.getByText('By candlelight')).toBeHidden()
})

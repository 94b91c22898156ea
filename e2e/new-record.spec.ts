import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { expectKept, makeSlowly, nameOf, typist } from './new-record.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { blockAt, openStudio } from './studio-page.ts'

let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
})

const notice = (page: Page) => page.locator('.form-notice')

/** Chooses an option of a field by its place. */
async function choose(page: Page, field: string, index: number) {
  await page.locator(`#field-${field} .rs__control`).click()
  await page.locator(`#field-${field} .rs__option`).nth(index).click()
}

/** Adds a block of a kind at the end of the page. */
async function addBlock(page: Page, kind: string) {
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByPlaceholder('Search for a block').fill(kind)
  await page.getByRole('button', { name: kind, exact: true }).click()
}

for (const delay of [0, 60, 120])
  test(`a new listing keeps text typed during its first saves, with ${delay} ms between keys`, {
    tag: delay === 60 ? [] : '@release',
  }, async ({ page }) => {
    await openStudio(page, editor, '/collections/listings/create')
    await expect(nameOf(page, 'title')).toBeEditable()
    const type = typist(page, page, delay)
    const id = await makeSlowly(page, 'listings', [
      () => type({ title: 'Villa Lume' }),
      async () => {
        await choose(page, 'category', 0)
        await type({ unit: 'L 0', title: ' di' })
      },
      async () => {
        await choose(page, 'status', 1)
        await type({ unit: '7', bedrooms: '4', bathrooms: '3', area: '32' })
      },
      () => type({ area: '5', price: '2400000', priceSmall: '€2.4M', title: ' Mare' }),
    ])
    const words = { title: 'Villa Lume di Mare', unit: 'L 07', priceSmall: '€2.4M' }
    const numbers = { bedrooms: 4, bathrooms: 3, area: 325, price: 2_400_000 }
    const chosen = { status: 'reserved', category: expect.any(Number) }
    await expect
      .poll(() => studio.readFields('listings', id))
      .toMatchObject({ ...words, ...numbers, ...chosen })
    await expectKept(page, { ...words, bedrooms: '4', bathrooms: '3', area: '325' })
    await expect(nameOf(page, 'title')).toBeFocused()
    await expect(notice(page)).toHaveCount(0)
    await studio.deleteRecord('listings', id)
  })

for (const delay of [0, 60, 120])
  test(`a new page keeps its blocks, rows and texts, with ${delay} ms between keys`, {
    tag: '@release',
  }, async ({ page }) => {
    await openStudio(page, editor, '/collections/pages/create')
    await expect(nameOf(page, 'title')).toBeEditable()
    const type = typist(page, page, delay)
    const text = blockAt(page, 0).locator('[contenteditable=true]')
    const id = await makeSlowly(page, 'pages', [
      () => type({ title: 'Tides' }),
      async () => {
        await addBlock(page, 'Title and text')
        await type({ 'blocks.0.title': 'Ebb' })
      },
      async () => {
        await text.click()
        await page.keyboard.type('Low tide at six.', { delay })
        await addBlock(page, 'Features')
        await type({ title: ' and winds', 'blocks.1.title': 'Winds' })
        await blockAt(page, 1).getByRole('button', { name: 'Add Feature' }).click()
        await type({ 'blocks.1.features.0.title': 'Lev' })
      },
      async () => {
        await type({ 'blocks.1.features.0.title': 'ante' })
        await text.click()
        await page.keyboard.press('End')
        await page.keyboard.type(' High at noon.', { delay })
      },
    ])
    const prose = 'Low tide at six. High at noon.'
    const winds = { title: 'Winds', features: [{ title: 'Levante' }] }
    await expect
      .poll(() => studio.readDraft(id))
      .toMatchObject({ title: 'Tides and winds', blocks: [{ title: 'Ebb' }, winds] })
    await expect.poll(async () => JSON.stringify(await studio.readDraft(id))).toContain(prose)
    await expectKept(page, {
      title: 'Tides and winds',
      'blocks.0.title': 'Ebb',
      'blocks.1.title': 'Winds',
      'blocks.1.features.0.title': 'Levante',
    })
    await expect(text).toHaveText(prose)
    await expect(text).toBeFocused()
    await studio.deleteRecord('pages', id)
  })

test('a new record in a drawer keeps typed text', async ({ page }) => {
  await openStudio(page, editor, '/collections/listings/create')
  await page.locator('#field-category .relationship-add-new__add-button').click()
  const drawer = page.locator('.doc-drawer')
  await expect(nameOf(drawer, 'title')).toBeEditable()
  const type = typist(page, drawer, 120)
  const id = await makeSlowly(page, 'real-estate-categories', [
    () => type({ title: 'Boat' }),
    () => type({ description: 'By the' }),
    () => type({ description: ' quay', title: ' houses' }),
    () => type({ description: ', with a jetty' }),
  ])
  const words = { title: 'Boat houses', description: 'By the quay, with a jetty' }
  await expect.poll(() => studio.readFields('real-estate-categories', id)).toMatchObject(words)
  await expectKept(drawer, words)

  // The listing behind it has the new category, so it is saved as well.
  await drawer.locator('.doc-drawer__header-close').click()
  await page.waitForURL(/\/collections\/listings\/\d+$/)
  const listing = Number(/\d+$/.exec(page.url())?.[0])
  expect(await studio.readFields('listings', listing)).toMatchObject({ category: id })
  await studio.deleteRecord('listings', listing)
  await studio.deleteRecord('real-estate-categories', id)
})

test('a drawer that is closed right after typing gives its new record to the field', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/collections/listings/create')
  await page.locator('#field-category .relationship-add-new__add-button').click()
  const drawer = page.locator('.doc-drawer')
  await expect(nameOf(drawer, 'title')).toBeEditable()
  await typist(page, drawer, 0)({ title: 'Boat sheds' })
  await drawer.locator('.doc-drawer__header-close').click()
  await expect(page.locator('#field-category')).toContainText('Boat sheds')
  await expect(drawer).toHaveCount(0)
  // The listing is saved with it, without another change.
  await page.waitForURL(/\/collections\/listings\/\d+$/)
  const listing = Number(/\d+$/.exec(page.url())?.[0])
  const { category } = await studio.readFields('listings', listing)
  const words = { title: 'Boat sheds' }
  expect(await studio.readFields('real-estate-categories', Number(category))).toMatchObject(words)
  await studio.deleteRecord('listings', listing)
  await studio.deleteRecord('real-estate-categories', Number(category))
})

test('text typed while the saves of a new record fail is restored after closing the tab', {
  tag: '@release',
}, async ({ page }) => {
  const answer = { status: 500, json: { errors: [{ message: 'Nothing was saved.' }] } }
  await page.route(
    (url) => url.pathname === '/api/listings',
    (route) => route.fulfill(answer),
    { times: 1 },
  )
  await openStudio(page, editor, '/collections/listings/create')
  await expect(nameOf(page, 'title')).toBeEditable()
  const type = typist(page, page, 0)
  await type({ title: 'Casa' })
  await expect(notice(page)).toContainText('Nothing was saved.')
  await type({ unit: 'L 09', title: ' Fra' })

  const isRecord = (url: URL) => /^\/api\/listings\/\d+$/.test(url.pathname)
  await page.route(isRecord, (route) => route.abort('connectionrefused'))
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/collections\/listings\/\d+$/)
  await expect(notice(page)).toContainText('Not saved: there is no connection.')
  await type({ bedrooms: '4', title: 'nca' })
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()

  await page.unroute(isRecord)
  await notice(page).getByRole('button', { name: 'Bring it back' }).click()
  const words = { title: 'Casa Franca', unit: 'L 09', bedrooms: '4' }
  await expectKept(page, words)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  await expect
    .poll(() => studio.readFields('listings', id))
    .toMatchObject({ ...words, bedrooms: 4 })
  await studio.deleteRecord('listings', id)
})

test('a new record whose first response is lost is saved once, with the text typed since', {
  tag: '@release',
}, async ({ page }) => {
  const ids: number[] = []
  await page.route(
    (url) => url.pathname === '/api/listings',
    async (route) => {
      const { doc } = await (await route.fetch()).json()
      ids.push(doc.id)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await openStudio(page, editor, '/collections/listings/create')
  await expect(nameOf(page, 'title')).toBeEditable()
  const type = typist(page, page, 0)
  await type({ title: 'Casa' })
  await expect(notice(page)).toContainText('Not saved yet: the studio does not answer.')
  await type({ unit: 'L 11', title: ' Alba' })
  await page.waitForURL(/\/collections\/listings\/\d+$/)
  const id = Number(/\d+$/.exec(page.url())?.[0])
  expect(ids).toEqual([id])
  const words = { title: 'Casa Alba', unit: 'L 11' }
  await expect.poll(() => studio.readFields('listings', id)).toMatchObject(words)
  await expectKept(page, words)
  await studio.deleteRecord('listings', id)
})

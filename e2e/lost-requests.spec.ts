import { expect, type Page, type Request } from '@playwright/test'
import { test } from './editor.ts'
import { holdAnswers } from './hold.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { blockAt, openStudio, unfold } from './studio-page.ts'

let studio: Studio
let editor: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
})

/** The next request of this kind is lost, as in a service that ends; resolves once it is. */
async function loseNext(page: Page, isIt: (request: Request) => boolean): Promise<() => boolean> {
  let isLost = false
  await page.route('**', async (route, request) => {
    if (isLost || !isIt(request)) return route.fallback()
    isLost = true
    await route.abort('connectionreset')
  })
  return () => isLost
}

const asks = (path: string) => (request: Request) =>
  new URL(request.url()).pathname.startsWith(path)
const asksForState = (request: Request) =>
  'next-action' in request.headers() && (request.postData()?.includes('"form-state"') ?? false)

async function addBlock(page: Page) {
  await page.getByRole('button', { name: 'Add Block' }).click()
  await page.getByPlaceholder('Search for a block').fill('Title and text')
  await page.getByRole('button', { name: 'Title and text', exact: true }).click()
}

const WAITED_FOR = {
  'the editor’s own settings': asks('/api/payload-preferences/collection-pages-'),
  'the state of the form': asksForState,
}
for (const [what, isIt] of Object.entries(WAITED_FOR))
  test(`a new block gets its fields although the request for ${what} was lost`, {
    tag: '@release',
  }, async ({ page }) => {
    const { id } = await studio.loadPage('Reef', [])
    const isLost = await loseNext(page, isIt)
    await openStudio(page, editor, `/collections/pages/${id}`)
    const title = page.locator('[name="title"]')
    await expect(title).toBeEditable()
    await addBlock(page)
    await title.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' and lagoon', { delay: 20 })
    const heading = blockAt(page, 0).locator('[name="blocks.0.title"]')
    await expect(heading).toBeEditable()
    expect(isLost()).toBe(true)
    await heading.fill('Tides')
    await expect(title).toHaveValue('Reef and lagoon')
    await expect
      .poll(() => studio.readDraft(id))
      .toMatchObject({ title: 'Reef and lagoon', blocks: [{ title: 'Tides' }] })
    await studio.deleteRecord('pages', id)
  })

test('a new block gets its fields although the form never asks for them', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Reef', [])
  const isAfterSave = (request: Request) =>
    asksForState(request) && (request.postData()?.includes('"data":{') ?? false)
  await page.route('**', (route, request) =>
    isAfterSave(request) ? route.abort('connectionreset') : route.fallback(),
  )
  await openStudio(page, editor, `/collections/pages/${id}`)
  const title = page.locator('[name="title"]')
  await expect(title).toBeEditable()
  const before = await holdAnswers(
    page,
    (request) => asksForState(request) && !isAfterSave(request),
  )
  await title.press('End')
  await page.keyboard.type(' and lagoon', { delay: 20 })
  await before.answered
  await addBlock(page)
  // The form takes this answer, about itself without the block, for one about all that it has.
  before.release()
  const heading = blockAt(page, 0).locator('[name="blocks.0.title"]')
  await expect(heading).toBeEditable()
  await expect(title).toHaveValue('Reef and lagoon')
  await studio.deleteRecord('pages', id)
})

test('a form stays when the scripts of a new block are lost, and has its fields later', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Reef', [])
  await openStudio(page, editor, `/collections/pages/${id}`)
  const title = page.locator('[name="title"]')
  await expect(title).toBeEditable()
  let lost = 0
  await page.route('**/_next/static/**', (route) =>
    lost++ < 8 ? route.abort('connectionreset') : route.fallback(),
  )
  await addBlock(page)
  await title.press('End')
  await page.keyboard.type(' and lagoon', { delay: 20 })
  await unfold(page, 0)
  const prose = blockAt(page, 0).locator('[contenteditable=true]').first()
  await prose.click()
  await page.keyboard.type('Sand', { delay: 20 })
  expect(lost).toBeGreaterThan(0)
  await expect(title).toHaveValue('Reef and lagoon')
  await expect
    .poll(async () => JSON.stringify(await studio.readDraft(id)))
    .toMatch(/Reef and lagoon.*Sand|Sand.*Reef and lagoon/)
  await studio.deleteRecord('pages', id)
})

test('the options of a relation come although the request for them was lost', {
  tag: '@release',
}, async ({ page }) => {
  const isLost = await loseNext(
    page,
    (request) => request.method() === 'POST' && asks('/api/real-estate-categories')(request),
  )
  await openStudio(page, editor, '/collections/listings/create')
  const field = page.locator('#field-category')
  await field.locator('.rs__control').click()
  await expect(field.locator('.rs__option').first()).toBeVisible()
  expect(isLost()).toBe(true)
})

test('a request for the state of the form that never ends is given up, and saves go on', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Reef', [])
  await page.clock.install()
  const hung = Promise.withResolvers<void>()
  let isHung = false
  await page.route('**', (route, request) => {
    if (isHung || !asksForState(request)) return route.fallback()
    isHung = true
    hung.resolve()
    return undefined
  })
  await openStudio(page, editor, `/collections/pages/${id}`)
  const title = page.locator('[name="title"]')
  await expect(title).toBeEditable()
  await title.press('End')
  await page.keyboard.type(' and lagoon', { delay: 20 })
  await hung.promise
  await page.keyboard.type(' at dusk', { delay: 20 })
  await page.clock.fastForward(40_000)
  await addBlock(page)
  await expect(blockAt(page, 0).locator('[name="blocks.0.title"]')).toBeAttached()
  await expect
    .poll(() => studio.readDraft(id))
    .toMatchObject({ title: 'Reef and lagoon at dusk', blocks: [{ blockType: 'content_block' }] })
  await studio.deleteRecord('pages', id)
})

import { keepWindowsSmall } from '@belvedere/kit/testing/small-window.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { untilPublic } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Account, Studio } from './studio.ts'
import { blockAt, openStudio, publishInStudio, unfold, untilSaved } from './studio-page.ts'

const LOCKS = '**/api/open-forms'
const textBlock = (title: string) => ({ blockType: 'content_block', title })

let studio: Studio
let editor: Account
let publisher: Account

test.beforeAll(async () => {
  studio = await Studio.signIn(readStack())
  editor = await studio.createAccount('editor')
  publisher = await studio.createAccount('publisher')
})

const titleOf = (page: Page, index: number) => blockAt(page, index).getByLabel(/^Title/)
const notice = (page: Page) => page.locator('.form-notice')

async function openForm(page: Page, account: Account, id: number) {
  await openStudio(page, account, `/collections/pages/${id}`)
  for (const index of [0, 1]) await unfold(page, index)
}

/** Keeps a form from learning who else has it open, until `hear`. */
async function beDeaf(page: Page) {
  await page.route(LOCKS, (route) => route.abort())
}

async function hear(page: Page) {
  await page.unroute(LOCKS)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

async function type(page: Page, id: number, index: number, words: string) {
  const saved = untilSaved(page, id, { isAutosave: true })
  await titleOf(page, index).fill(words)
  return (await saved).status()
}

const draftTitles = async (id: number) =>
  (await studio.readDraft(id)).blocks.map(({ title }) => title)

async function openSecond(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  keepWindowsSmall(context)
  return context.newPage()
}

test('two people edit one page in every order, and nothing typed is lost', async ({
  page: ada,
  browser,
}) => {
  const { id } = await studio.loadPage('Two hands', [textBlock('One'), textBlock('Two')])
  const bo = await openSecond(browser)

  // Ada types and waits; Bo opens the page, gets a notice, reads, and takes it over.
  await openForm(ada, publisher, id)
  expect(await type(ada, id, 0, 'One by Ada')).toBe(200)
  await openForm(bo, editor, id)
  await expect(notice(bo)).toContainText(/^publisher has had this open since/)
  await expect(titleOf(bo, 0)).toBeDisabled()
  await expect(titleOf(bo, 0)).toHaveValue('One by Ada')
  await beDeaf(ada)
  await notice(bo).getByRole('button', { name: 'Take it over' }).click()
  await expect(titleOf(bo, 1)).toBeEnabled()

  // Both change different fields: both changes are in Ada’s form, and public once she publishes.
  expect(await type(bo, id, 1, 'Two by Bo')).toBe(200)
  await beDeaf(bo)
  expect(await type(ada, id, 0, 'One by Ada again')).toBe(412)
  await expect.poll(() => draftTitles(id)).toEqual(['One by Ada again', 'Two by Bo'])
  await unfold(ada, 1)
  await expect(titleOf(ada, 1)).toHaveValue('Two by Bo')
  await publishInStudio(ada)
  await untilPublic('/two-hands', 'One by Ada again')
  await untilPublic('/two-hands', 'Two by Bo')

  // Both change the same field: Bo is asked, and the discarded value stays in the versions.
  expect(await type(bo, id, 0, 'One by Bo')).toBe(412)
  const dialog = bo.getByRole('dialog', { name: 'You both changed the same field' })
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await expect(dialog).toContainText('One by Bo')
  await expect(dialog.getByRole('button', { name: 'Go on' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^publisher, at/ }).check()
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(titleOf(bo, 0)).toHaveValue('One by Ada again')
  await expect.poll(() => draftTitles(id)).toEqual(['One by Ada again', 'Two by Bo'])
  expect(await studio.readVersions(id)).toContain('One by Bo')

  // Ada gets a notice that Bo took over, and takes it back.
  await hear(ada)
  await expect(notice(ada)).toContainText(/^editor took this over at/)
  await expect(titleOf(ada, 0)).toBeDisabled()
  await notice(ada).getByRole('button', { name: 'Take it back' }).click()
  await expect(titleOf(ada, 0)).toBeEnabled()
  await hear(bo)
  await expect(notice(bo)).toContainText(/^publisher took this over/)
  await bo.close()

  // Without a connection the text stays in the form, and is saved when the connection is back.
  await ada.context().setOffline(true)
  await titleOf(ada, 0).fill('One without a line')
  await expect(notice(ada)).toContainText('Not saved: there is no connection.')
  await expect(titleOf(ada, 0)).toHaveValue('One without a line')
  await ada.context().setOffline(false)
  await expect.poll(() => draftTitles(id)).toEqual(['One without a line', 'Two by Bo'])
  await expect(notice(ada)).toHaveCount(0)
  await ada.close()
  await studio.deleteRecord('pages', id)
})

test('changes that cannot be saved when a form is left can be restored', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Left behind', [textBlock('One'), textBlock('Two')])
  await openForm(page, editor, id)
  await page.context().clearCookies()
  await titleOf(page, 0).fill('Typed while signed out')
  await expect(notice(page)).toContainText('You are signed out')
  await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click()
  await expect(page.locator('#blocks-row-0')).toHaveCount(0)

  await openForm(page, editor, id)
  await expect(notice(page)).toContainText(/^What you typed here at .* was not saved/)
  await notice(page).getByRole('button', { name: 'Bring it back' }).click()
  await expect(titleOf(page, 0)).toHaveValue('Typed while signed out')
  await expect.poll(() => draftTitles(id)).toEqual(['Typed while signed out', 'Two'])
  await expect(notice(page)).toHaveCount(0)
  await studio.deleteRecord('pages', id)
})

test('screens with and without kept words are rendered as the service has sent them', async ({
  page,
}) => {
  const account = await studio.createAccount('editor')
  const { id } = await studio.loadPage('Kept', [textBlock('One')])
  const places: Record<string, string> = {
    [`/collections/pages/${id}`]: `/api/pages/${id}`,
    '/collections/pages/create': 'pages/new',
    '/collections/listings/create': 'listings/new',
    '/globals/map': '/api/globals/map',
  }
  // Asked for by scripts that run only once the first rendering is over.
  const isRendered = page.waitForResponse('**/api/users/me')
  await openStudio(page, account, '/collections/pages')
  await isRendered
  await page.evaluate(
    (keys) => {
      const changes = {
        mine: { title: 'Kept words' },
        started: {},
        leftAt: new Date().toISOString(),
      }
      for (const key of keys) localStorage.setItem(key, JSON.stringify(changes))
    },
    Object.values(places).map((place) => `belvedere:typed:${account.id}:${place}#earlier`),
  )
  for (const path of Object.keys(places)) {
    await page.goto(`${readStack().studioUrl}/admin${path}`)
    await expect(notice(page)).toContainText('was not saved')
  }
  await studio.deleteRecord('pages', id)
})

test('the words of a new record that could not be saved are offered again, and create it', {
  tag: '@release',
}, async ({ page }) => {
  await openStudio(page, editor, '/collections/pages/create')
  const title = page.locator('[name=title]')
  await expect(title).toBeVisible()
  await page.context().clearCookies()
  await title.fill('Written on the ferry')
  await expect(notice(page)).toContainText('You are signed out')
  await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click()
  await expect(title).toHaveCount(0)
  expect(await studio.countPages('Written on the ferry')).toBe(0)

  await openStudio(page, editor, '/collections/pages/create')
  await expect(notice(page)).toContainText(/^What you typed here .* was not saved/)
  await notice(page).getByRole('button', { name: 'Bring it back' }).click()
  await expect(title).toHaveValue('Written on the ferry')
  await page.waitForURL(/\/collections\/pages\/\d+/)
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  expect(await studio.readDraft(id)).toMatchObject({ title: 'Written on the ferry' })
  await expect(notice(page)).toHaveCount(0)
  await studio.deleteRecord('pages', id)
})

test('what somebody else saves after a publication can be published from the form that was open', {
  tag: '@release',
}, async ({ page }) => {
  const { id } = await studio.loadPage('Cove', [])
  await studio.publishPage(id)
  await openStudio(page, publisher, `/collections/pages/${id}`)
  const status = page.locator('.status__value')
  const publish = page.getByRole('button', { name: 'Publish changes' })
  await expect(status).toHaveText('Published')
  await expect(publish).toBeDisabled()
  await studio.changePage(id, { title: 'Cove at dusk' }, '&draft=true&overrideLock=true')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('[name="title"]')).toHaveValue('Cove at dusk')
  await expect(status).toHaveText('Published, changed since')
  await publishInStudio(page)
  await expect(status).toHaveText('Published')
  await studio.deleteRecord('pages', id)
})

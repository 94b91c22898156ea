import { expect, type Page } from '@playwright/test'
import { test } from './editor.ts'
import { contact, home, orchard } from './fixture/names.ts'
import { rendersSoFar, settle, untilPublic, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { type Block, Studio } from './studio.ts'
import { publishInStudio } from './studio-page.ts'

const stack = readStack()
let studio: Studio
let blocks: Block[]

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
  blocks = (await studio.readHome()).blocks
})
test.afterAll(() => studio.publishHome(blocks))

/** Signs in with the login form and opens the hero block of the home page. */
async function openHero(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${stack.studioUrl}/admin/globals/home`)
  await page.getByLabel('Email').fill(stack.email)
  await page.getByLabel('Password').fill(stack.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin/globals/home')
  const hero = page.locator('#blocks-row-0')
  const title = hero.getByLabel(/^Title/)
  // The studio restores which blocks were open, so the hero may be folded or unfolded.
  await page.waitForLoadState('networkidle')
  await expect(async () => {
    if (!(await title.isVisible())) await hero.getByRole('button', { name: 'Toggle block' }).click()
    await expect(title).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  return title
}

const savesHome =
  (isAutosave: boolean) => (response: { url(): string; request(): { method(): string } }) =>
    response.url().includes('/api/globals/home') &&
    response.request().method() === 'POST' &&
    response.url().includes('autosave=true') === isAutosave

test('an editor changes the title of the home page and publishes it', async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/')
  const before = await settle(['/', orchard.path, contact.path])

  const title = await openHero(page)
  const autosaved = page.waitForResponse(savesHome(true))
  await title.fill('Where the lamp\nis lit')
  expect((await autosaved).ok()).toBe(true)
  expect((await visit('/')).html.includes('Where the lamp')).toBe(false)

  const published = page.waitForResponse(savesHome(false))
  await publishInStudio(page)
  expect((await published).ok()).toBe(true)
  await untilPublic('/', 'Where the lamp')

  await Promise.all([orchard.path, contact.path].map(visit))
  const after = await rendersSoFar()
  expect((after['/'] ?? 0) - (before['/'] ?? 0)).toBe(1)
  expect({ ...after, '/': 0 }).toEqual({ ...before, '/': 0 })
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(home.title)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Where the lamp')
})

test('pages that only link to a published page are not rendered again', async () => {
  const before = await settle(['/', orchard.path, contact.path])
  const { id, blocks } = await studio.findPage(orchard.slug)
  await studio.publishPage(id, { blocks: [...blocks, { blockType: 'spacer' }] })
  const wanted = { ...before, [orchard.path]: (before[orchard.path] ?? 0) + 1 }
  await expect.poll(rendersSoFar, { timeout: 2000 }).toEqual(wanted)
  await Promise.all(['/', contact.path].map(visit))
  expect(await rendersSoFar()).toEqual(wanted)
  await studio.publishPage(id, { blocks })
})

test('the studio sends no requests to other hosts, and confirms a successful publish', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  const title = await openHero(page)
  hosts.delete('null')
  expect([...hosts]).toEqual([stack.studioUrl])
  await title.fill('Where the bread\nrises')
  await publishInStudio(page)
  await expect(page.getByText(/success/i).first()).toBeVisible()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
})

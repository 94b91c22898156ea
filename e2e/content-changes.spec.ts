import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { collectProblems } from './page-problems.ts'
import { expectSoon, expectStatusSoon, rendersSoFar, settle, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'

const stack = readStack()
let studio: Studio

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
})

test('a draft is not public', async () => {
  const contact = await studio.findPage('contact')
  const { blocks } = await studio.readHome()
  const before = await settle(['/contact'])
  const draft = contact.blocks.map((block) => ({ ...block, title: 'Not yet' }))
  await studio.saveDraft(contact.id, { blocks: draft })
  // Publish messages are delivered in order: after this one, one for the draft would be there.
  await studio.publishHome(blocks.map((block) => ({ ...block, subtitle: 'Later news' })))
  await expectSoon('/', 'Later news')
  expect((await visit('/contact')).html.includes('Not yet')).toBe(false)
  expect((await rendersSoFar())['/contact']).toBe(before['/contact'])
  await studio.publishPage(contact.id, contact)
  await studio.publishHome(blocks)
})

test('an unpublished page answers 404 until it is published again', async () => {
  const { id } = await studio.findPage('cookies')
  expect((await visit('/cookies')).status).toBe(200)
  await studio.unpublishPage(id)
  await expectStatusSoon('/cookies', 404)
  await studio.publishPage(id)
  await expectStatusSoon('/cookies', 200)
  expect((await visit('/cookies')).html.includes('The shortest page')).toBe(true)
})

test('a page with a new slug moves, and every link follows', async () => {
  const { id } = await studio.findPage('getting-here')
  await Promise.all(['/', '/getting-here'].map(visit))
  await studio.publishPage(id, { slug: 'the-way-here' })
  await expectStatusSoon('/the-way-here', 200)
  await expectSoon('/', 'href="/the-way-here"')
  expect((await visit('/')).html.includes('href="/getting-here"')).toBe(false)
  await expectSoon('/getting-here', 'Land by four')
  await studio.publishPage(id, { slug: 'getting-here' })
  await expectSoon('/', 'href="/getting-here"')
  await expectStatusSoon('/getting-here', 200)
})

test('a new page is public once published, even if its path was requested before', async () => {
  expect((await visit('/accessibility-today')).status).toBe(404)
  const { id } = await studio.findPage('accessibility')
  await studio.publishPage(id, { slug: 'accessibility-today' })
  await expectStatusSoon('/accessibility-today', 200)
  await studio.publishPage(id, { slug: 'accessibility' })
  await expectStatusSoon('/accessibility', 200)
})

test('a page works without a picture that was deleted while in use', async ({ page }) => {
  const file = join(import.meta.dirname, '../site/public/assets/dusk-tall-830-e6baf005.jpg')
  const bytes = new Uint8Array(await readFile(file))
  const { id, blocks } = await studio.findPage('imprint')
  const picture = await studio.upload('For a while.jpg', bytes, 'A house at dusk')
  const [hero, ...rest] = blocks
  await studio.publishPage(id, { blocks: [{ ...hero, media: { image: picture } }, ...rest] })
  await expectSoon('/imprint', 'for-a-while')
  await page.goto('/imprint')
  await expect(page.getByAltText('A house at dusk')).toBeVisible()

  await studio.deletePicture(picture)
  await expectSoon('/imprint', 'for-a-while', false)
  const problems = collectProblems(page, stack.siteUrl)
  expect((await page.goto('/imprint'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint')
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  await studio.publishPage(id, { blocks })
})

import { expect } from '@playwright/test'
import { test } from './editor.ts'
import { accessibility, contact, cookies, imprint, wayUp } from './fixture/names.ts'
import { collectProblems } from './page-problems.ts'
import { rendersSoFar, settle, untilPublic, untilStatus, visit } from './public-site.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'

const stack = readStack()
let studio: Studio

test.beforeAll(async () => {
  studio = await Studio.signIn(stack)
})

test('a draft is not public', async () => {
  const record = await studio.findPage(contact.slug)
  const { blocks } = await studio.readHome()
  const before = await settle([contact.path])
  const draft = record.blocks.map((block) => ({ ...block, title: 'Not yet' }))
  await studio.saveDraft(record.id, { blocks: draft })
  // Publish messages are delivered in order: after this one, one for the draft would be there.
  await studio.publishHome(blocks.map((block) => ({ ...block, subtitle: 'Later news' })))
  await untilPublic('/', 'Later news')
  expect((await visit(contact.path)).html.includes('Not yet')).toBe(false)
  expect((await rendersSoFar())[contact.path]).toBe(before[contact.path])
  await studio.publishPage(record.id, record)
  await studio.publishHome(blocks)
})

test('an unpublished page answers 404 until it is published again', async () => {
  const { id } = await studio.findPage(cookies.slug)
  expect((await visit(cookies.path)).status).toBe(200)
  await studio.unpublishPage(id)
  await untilStatus(cookies.path, 404)
  await studio.publishPage(id)
  await untilStatus(cookies.path, 200)
  expect((await visit(cookies.path)).html.includes(cookies.subtitle)).toBe(true)
})

test('a page with a new slug moves, and every link follows', async () => {
  const { id } = await studio.findPage(wayUp.slug)
  await Promise.all(['/', wayUp.path].map(visit))
  await studio.publishPage(id, { slug: 'the-way-here' })
  await untilStatus('/the-way-here', 200)
  await untilPublic('/', 'href="/the-way-here"')
  expect((await visit('/')).html.includes(`href="${wayUp.path}"`)).toBe(false)
  await untilPublic(wayUp.path, wayUp.title)
  await studio.publishPage(id, { slug: wayUp.slug })
  await untilPublic('/', `href="${wayUp.path}"`)
  await untilStatus(wayUp.path, 200)
})

test('a new page is public once published, even if its path was requested before', async () => {
  expect((await visit('/accessibility-today')).status).toBe(404)
  const { id } = await studio.findPage(accessibility.slug)
  await studio.publishPage(id, { slug: 'accessibility-today' })
  await untilStatus('/accessibility-today', 200)
  await studio.publishPage(id, { slug: accessibility.slug })
  await untilStatus(accessibility.path, 200)
})

test('a page works without a picture that was deleted while in use', async ({ page }) => {
  const { id, blocks } = await studio.findPage(imprint.slug)
  const picture = await studio.upload('For a while.jpg', 'A house at dusk')
  const [hero, ...rest] = blocks
  await studio.publishPage(id, { blocks: [{ ...hero, media: { image: picture } }, ...rest] })
  await untilPublic(imprint.path, 'for-a-while')
  await page.goto(imprint.path)
  await expect(page.getByAltText('A house at dusk')).toBeVisible()

  await studio.deletePicture(picture)
  await untilPublic(imprint.path, 'for-a-while', false)
  const problems = collectProblems(page, stack.siteUrl)
  expect((await page.goto(imprint.path))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(imprint.title)
  await page.waitForLoadState('networkidle')
  expect(problems).toEqual({ messages: [], failures: [], otherHosts: [] })
  await studio.publishPage(id, { blocks })
})

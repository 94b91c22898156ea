import { expect } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { mainLink } from './links.ts'
import { untilCovered } from './sheet.ts'
import { open } from './until.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('a page that is pointed at is fetched once, and clicks wait for that', async ({ page }) => {
  const { asked, release } = await hold(page, '/peninsula')
  const later = page.waitForResponse('**/assets/prefetch*.js')
  await open(page, '/')
  await (await later).finished()
  const link = mainLink(page, '/peninsula')
  await link.hover()
  await expect.poll(() => asked.length).toBe(1)
  await link.dblclick()
  await untilCovered(page)
  release()
  await expect(page).toHaveTitle(/Peninsula/)
  expect(asked).toHaveLength(1)
})

test('what is in view is fetched in a quiet moment, four pages at once and no more than six', async ({
  page,
}) => {
  const release = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route('**/_payload.json', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await release.promise
    await route.continue().catch(() => {})
  })
  await open(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(4)
  release.resolve()
  await expect.poll(() => asked.length).toBe(6)
  expect(new Set(asked).size).toBe(6)
})

test('who saves bytes has nothing fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, '/')
  await mainLink(page, '/peninsula').hover()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /prefetch|_payload/.test(url))).toEqual([])
})

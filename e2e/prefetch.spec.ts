import { expect, type Page } from '@playwright/test'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink, mainLink } from './links.ts'
import { untilCovered } from './sheet.ts'
import { fingersOf } from './touch.ts'
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

/** What a page asks for ahead of a click, in order. */
function noteAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/prefetch|_payload/.test(pathname)) asked.push(pathname.replace('/_payload.json', ''))
  })
  return asked
}

test('what is in view is fetched in a quiet moment, four pages at once and no more than six; in a draft only what is pointed at, by mouse, key or finger', async ({
  page,
  context,
}) => {
  const draft = await context.newPage()
  const later = draft.waitForResponse('**/assets/prefetch*.js')
  await open(draft, '/?preview=true')
  await draft.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await (await later).finished()
  const wanted = noteAsked(draft)

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

  // The draft has been there for longer.
  await footerLink(draft, '/lagoon').hover()
  await expect.poll(() => wanted).toEqual(['/lagoon'])
  await footerLink(draft, '/contact').focus()
  await expect.poll(() => wanted).toEqual(['/lagoon', '/contact'])
  const { x = 0, y = 0 } = (await footerLink(draft, '/privacy').boundingBox()) ?? {}
  const { down } = await fingersOf(draft)
  await down({ x: x + 5, y: y + 5 })
  await expect.poll(() => wanted).toEqual(['/lagoon', '/contact', '/privacy'])
})

test('who saves bytes has nothing fetched ahead, nor anybody while the connection is slow', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = { saveData: sessionStorage.getItem('isRich') === null, effectiveType: '4g' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  const asked = noteAsked(page)
  await open(page, '/')
  await mainLink(page, '/peninsula').hover()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await page.evaluate(() => sessionStorage.setItem('isRich', ''))
  await page.mouse.move(0, 0)
  const later = page.waitForResponse('**/assets/prefetch*.js')
  await page.reload()
  await (await later).finished()
  const setSpeed = (effectiveType: string) =>
    page.evaluate((effectiveType) => {
      Object.assign(Reflect.get(navigator, 'connection'), { effectiveType })
    }, effectiveType)
  await setSpeed('2g')
  await mainLink(page, '/peninsula').hover()
  await setSpeed('3g')
  await footerLink(page, '/lagoon').focus()
  await expect.poll(() => asked).toContain('/lagoon')
  expect(asked).not.toContain('/peninsula')
})

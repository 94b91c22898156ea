import { expect, type Page } from '@playwright/test'
import { contact, hill, orchard, privacy } from './fixture/names.ts'
import { hold } from './hold.ts'
import { test } from './journey.ts'
import { footerLink, mainLink } from './links.ts'
import { scrollIntoPosition } from './reveals.ts'
import { untilCovered } from './sheet.ts'
import { fingersOf } from './touch.ts'
import { open } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Records requests for the prefetch script and payloads, in order. */
function recordRequests(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/prefetch|_payload/.test(pathname)) requests.push(pathname.replace('/_payload.json', ''))
  })
  return requests
}

test('a link that is pointed at, focused or touched is prefetched once, and a click reuses that request', async ({
  page,
}) => {
  // Without links in view, which are prefetched as well.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {}
  })
  const { requests: held, release } = await hold(page, hill.path)
  const later = page.waitForResponse('**/assets/at-rest-*.js')
  await open(page, '/')
  await (await later).finished()
  const requests = recordRequests(page)
  // The script has arrived, and runs a moment later: pointing is repeated until it has.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await footerLink(page, orchard.path).hover()
    expect(requests).toEqual([orchard.path])
  }).toPass()
  await footerLink(page, contact.path).focus()
  await expect.poll(() => requests).toEqual([orchard.path, contact.path])
  const link = mainLink(page, hill.path)
  await link.hover()
  await expect.poll(() => held.length).toBe(1)
  await link.dblclick()
  await untilCovered(page)
  release()
  await expect(page).toHaveTitle(new RegExp(hill.name))
  await expect(page.locator('#page-sheet')).toBeHidden()
  await scrollIntoPosition(footerLink(page, privacy.path))
  const { x = 0, y = 0 } = (await footerLink(page, privacy.path).boundingBox()) ?? {}
  expect(requests.filter((path) => path === hill.path)).toHaveLength(1)
  expect(requests).not.toContain(privacy.path)
  await (await fingersOf(page)).down({ x: x + 5, y: y + 5 })
  await expect.poll(() => requests).toContain(privacy.path)
})

test('links in view are prefetched, four at once and six in total', {
  tag: '@release',
}, async ({ page }) => {
  const release = Promise.withResolvers<void>()
  const requests: string[] = []
  await page.route('**/_payload.json', async (route) => {
    requests.push(new URL(route.request().url()).pathname)
    await release.promise
    await route.continue().catch(() => {})
  })
  await open(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => requests.length).toBe(4)
  release.resolve()
  await expect.poll(() => requests.length).toBe(6)
  expect(new Set(requests).size).toBe(6)
})

test('nothing is prefetched with data saver or on a slow connection', {
  tag: '@release',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: sessionStorage.getItem('isRich') === null, effectiveType: '4g' }
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  const requests = recordRequests(page)
  await open(page, '/')
  await mainLink(page, hill.path).hover()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await page.evaluate(() => sessionStorage.setItem('isRich', ''))
  await page.mouse.move(0, 0)
  const later = page.waitForResponse('**/assets/at-rest-*.js')
  await page.reload()
  await (await later).finished()
  const setSpeed = (effectiveType: string) =>
    page.evaluate((effectiveType) => {
      Object.assign(Reflect.get(navigator, 'connection'), { effectiveType })
    }, effectiveType)
  await setSpeed('2g')
  await mainLink(page, hill.path).hover()
  await setSpeed('3g')
  await footerLink(page, orchard.path).focus()
  await expect.poll(() => requests).toContain(orchard.path)
  expect(requests).not.toContain(hill.path)
})

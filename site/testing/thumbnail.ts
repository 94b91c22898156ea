import type { Browser, Route } from '@playwright/test'
import sharp from 'sharp'
import type { builtSite } from './built-site.ts'
import { demoMedia } from './demo-media.ts'
import { block } from './records.ts'

const VIEW = { width: 1320, height: 880 }
const SIZE = { width: 480, height: 320 }

type Options = {
  kind: string
  fixture: object
  site: Awaited<ReturnType<typeof builtSite>>
  browser: Browser
}

/** Takes the picture of a block with this fixture, on a page of its own, as WebP. */
export async function takeThumbnail({ kind, fixture, site, browser }: Options): Promise<Buffer> {
  const slug = kind.replaceAll('_', '-')
  site.content.pages.set(slug, { id: slug, title: kind, blocks: [block(kind, 'b', fixture)] })
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce', bypassCSP: true })
  await page.route('**/media/**', fulfilFromDemo)
  await page.goto(`${site.url}/${slug}`, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: onlyShowing(kind) })
  await page.locator(`[data-block="${kind}"]`).evaluate((root) => {
    for (const image of root.querySelectorAll('img')) image.loading = 'eager'
    root.scrollIntoView({ block: root.clientHeight < innerHeight ? 'center' : 'start' })
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).resize(SIZE).webp({ quality: 62, effort: 6 }).toBuffer()
}

/** Hides header, title and footer, which belong to the page. */
function onlyShowing(kind: string) {
  return `body * { visibility: hidden } [data-block="${kind}"] * { visibility: visible }`
}

async function fulfilFromDemo(route: Route) {
  const file = await demoMedia(route.request().url(), VIEW.width)
  return file ? route.fulfill({ contentType: file.type, body: file.body }) : route.abort()
}

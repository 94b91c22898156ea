import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Browser, Route } from '@playwright/test'
import sharp from 'sharp'
import { builtSite, launchBrowser } from './built-site.ts'
import { demoMedia } from './demo-media.ts'
import { block } from './fake-content.ts'

type Site = Awaited<ReturnType<typeof builtSite>>

const VIEW = { width: 1320, height: 880 }
const SIZE = { width: 480, height: 320 }

/**
 * Takes the screenshots for the studio's block picker, of each kind with its full fixture:
 * `npm run thumbnails`, or `npm run thumbnails hero intro` for some.
 */
async function takeThumbnails(kinds: string[]) {
  const site = await builtSite()
  const browser = await launchBrowser()
  try {
    for (const kind of kinds) await takeThumbnail(kind, site, browser)
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function takeThumbnail(kind: string, site: Site, browser: Browser) {
  const folder = folderOf(kind)
  const { full } = await import(join(folder, 'fixture.ts'))
  const slug = kind.replaceAll('_', '-')
  site.content.pages.set(slug, { id: slug, title: kind, blocks: [block(kind, 'b', full)] })
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
  await sharp(picture)
    .resize(SIZE)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, 'thumbnail.webp'))
  console.log(`  ✓  ${kind}`)
}

/** Hides header, title and footer, which belong to the page. */
function onlyShowing(kind: string) {
  return `body * { visibility: hidden } [data-block="${kind}"] * { visibility: visible }`
}

async function fulfilFromDemo(route: Route) {
  const file = await demoMedia(route.request().url(), VIEW.width)
  return file ? route.fulfill({ contentType: file.type, body: file.body }) : route.abort()
}

function folderOf(kind: string) {
  return join(projectRoot(), 'blocks', kind.replaceAll('_', '-'))
}

function everyKind() {
  const fixtures = globSync('blocks/*/fixture.ts', { cwd: projectRoot() })
  return fixtures
    .map((path) => basename(dirname(path)).replaceAll('-', '_'))
    .filter((kind) => kind !== 'parts')
    .sort()
}

/** The kinds named on the command line, by key or folder; all by default. */
function askedKinds(): string[] {
  const asked = process.argv.slice(2).map((name) => name.replaceAll('-', '_'))
  const unknown = asked.filter((kind) => !everyKind().includes(kind))
  if (unknown.length > 0)
    throw new Error(`No kind is called ${unknown.join(', ')}. The kinds: ${everyKind().join(', ')}`)
  return asked.length > 0 ? asked : everyKind()
}

try {
  await takeThumbnails(askedKinds())
} catch (error) {
  console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

import { parseArgs } from 'node:util'
import { type Browser, chromium, expect, type Frame, type Page } from '@playwright/test'
import { Studio, type StudioAccess } from '../../e2e/studio.ts'
import { onOwnStack } from '../../testing/on-site.ts'
import { bounded, noted, type Row, report } from '../../testing/table.ts'
import { describeLoad } from '../quiet.ts'
import { importListings, makeTargets, type Site, type Target, untilDone } from './fill.ts'
import { measureForms } from './open-forms.ts'
import { notesOf, seenBy, watchFrame, watchStudio } from './watch-frame.ts'

type Options = {
  access: StudioAccess
  site: Site
  executablePath: string
  slug: string
  times: number
  /** How many listings are imported before forms are opened. */
  listings: number
}

const TEXT_BOUND = 100
const CHANGE_BOUND = 300
const KEY_BOUND = 50
const PATIENCE = { timeout: 30_000, intervals: [20] }

/**
 * Measures the time from a key to its letter on the page beside the form, from another change to the
 * page that shows it, how long a key holds up the form, and how long forms take to open.
 */
async function measurePreview(options: Options) {
  const { access, site, executablePath, slug, times, listings } = options
  const load = describeLoad()
  const studio = await Studio.signIn(access)
  const targets = await makeTargets(studio, slug)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const rows: Row[] = []
    for (const target of targets)
      rows.push(...(await measureTarget(browser, access, target, times)))
    rows.push(...(await measureOpening(browser, access, { studio, site, targets, listings })))
    return [...rows, noted('Machine before', load)]
  } finally {
    await browser.close()
  }
}

type Filled = { studio: Studio; site: Site; targets: Target[]; listings: number }

/** Opens the pages' forms and that of a listing, once the studio holds many listings. */
async function measureOpening(
  browser: Browser,
  access: StudioAccess,
  { studio, site, targets, listings }: Filled,
) {
  const { title } = await studio.findFirst('real-estate-categories')
  await importListings(studio, title, listings)
  const busy = await untilDone(site)
  const { id } = await studio.findFirst('listings')
  const lastRow = (count: number) => `#blocks-row-${count - 1}`
  return [
    noted('Listings imported before', `${listings}; the site was busy with them for ${busy} s`),
    noted('Machine after that', describeLoad()),
    ...(await measureForms(browser, access, [
      ...targets.map(({ name, id, count }) => ({
        name,
        path: `/admin/collections/pages/${id}`,
        last: lastRow(count),
      })),
      { name: 'a listing', path: `/admin/collections/listings/${id}`, last: '[name="price"]' },
    ])),
  ]
}

async function measureTarget(
  browser: Browser,
  access: StudioAccess,
  target: Target,
  times: number,
) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const { frame, title } = await openWithPage(page, access, target)
    await watchStudio(page)
    const [texts, keys] = await typeLetters(page, frame, times)
    const changes = await toggle(page, times)
    return [
      noted(`${target.name}: first block`, title.replaceAll('\n', ' ')),
      bounded('  key to letter on the page, p95', at95(texts), TEXT_BOUND, 'ms'),
      bounded('  other change to page, p95', at95(changes), CHANGE_BOUND, 'ms'),
      bounded('  key to form drawn, p95', at95(keys), KEY_BOUND, 'ms'),
    ]
  } finally {
    await page.close()
  }
}

async function openWithPage(
  page: Page,
  { studioUrl, email, password }: StudioAccess,
  { id }: Target,
) {
  await page.request.post(`${studioUrl}/api/users/login`, { data: { email, password } })
  await page.goto(`${studioUrl}/admin/collections/pages/${id}`)
  const open = page.getByRole('button', { name: 'Live preview' })
  if (await open.isVisible({ timeout: 30_000 }).catch(() => false)) await open.click()
  const iframe = page.locator('.page-beside iframe[data-is=shown]')
  await iframe.waitFor({ timeout: 60_000 })
  const frame = await (await iframe.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page is not in the panel.')
  const row = page.locator('#blocks-row-0')
  if (await row.locator(':scope > .collapsible--collapsed').count())
    await row.getByRole('button', { name: 'Toggle block' }).first().press('Enter')
  const field = row.locator('[name="blocks.0.title"]')
  await field.click()
  await page.keyboard.press('Control+End')
  const blockId = await row.locator('[name="blocks.0.id"]').inputValue()
  await watchFrame(frame, blockId)
  return { frame, title: await field.inputValue() }
}

/** Types letters one by one; each has to be on the page before the next. */
async function typeLetters(page: Page, frame: Frame, times: number): Promise<[number[], number[]]> {
  const spans: number[] = []
  for (let i = 0; i < times; i++) {
    const before = (await seenBy(frame)).length
    const text = await page.locator('[name="blocks.0.title"]').inputValue()
    const letter = String.fromCharCode(97 + (i % 26))
    await page.keyboard.press(letter)
    const pressed = (await notesOf(page)).inputs.at(-1) ?? 0
    const shown = wordsOf(text + letter)
    const isShown = ({ text: words }: { text: string }) => wordsOf(words).includes(shown)
    const find = async () => (await seenBy(frame)).slice(before).find(isShown)
    await expect.poll(async () => Boolean(await find()), PATIENCE).toBe(true)
    spans.push(((await find())?.at ?? Number.NaN) - pressed)
  }
  const { inputs, drawn } = await notesOf(page)
  return [spans, drawn.map((at, i) => at - (inputs[i] ?? at))]
}

const wordsOf = (text: string) => text.replace(/[\s*]+/g, '')

/** Ticks and unticks a box of the first block; its rendering is reported by the page. */
async function toggle(page: Page, times: number): Promise<number[]> {
  const box = page.locator('#blocks-row-0 input[type=checkbox]').first()
  const spans: number[] = []
  for (let i = 0; i < times; i++) {
    const before = (await notesOf(page)).painted.length
    await box.click({ force: true })
    const clicked = (await notesOf(page)).inputs.at(-1) ?? 0
    const count = async () => (await notesOf(page)).painted.length
    await expect.poll(count, PATIENCE).toBeGreaterThan(before)
    spans.push(((await notesOf(page)).painted[before] ?? Number.NaN) - clicked)
  }
  return spans
}

function at95(spans: number[]): number {
  const sorted = spans.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN
}

const USAGE = 'npm run bench preview -- [--page lagoon] [--times 100] [--listings 10000]'

/**
 * Measures the page beside the form of a page of the demo, and of one with 200 blocks; and how long
 * forms take to open.
 */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: 'lagoon' },
      times: { type: 'string', default: '100' },
      listings: { type: 'string', default: '10000' },
    },
  })
  const times = Number(values.times)
  if (!Number.isInteger(times) || times < 10) throw new Error(`At least 10 times: ${USAGE}`)
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 0) throw new Error(`No listings: ${USAGE}`)
  await onOwnStack(async ({ siteUrl, studioUrl, env }, executablePath) => {
    const { STUDIO_EMAIL: email = '', STUDIO_PASSWORD: password = '', PUBLISH_KEY = '' } = env
    const access = { studioUrl, email, password }
    const site = { siteUrl, publishKey: PUBLISH_KEY }
    const shared = { access, site, executablePath, slug: values.page }
    report(await measurePreview({ ...shared, times, listings }))
  })
}

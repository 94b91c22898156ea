import type { Browser, Page } from '@playwright/test'
import type { StudioAccess } from '../../e2e/studio.ts'
import { bounded, type Row } from '../../testing/table.ts'
import { median } from '../median.ts'

/** A form by its path in the studio, and the last field or row that it renders. */
type Form = { name: string; path: string; last: string }

const OPEN_BOUND = 2000
const TIMES = 10

/**
 * Measures how long forms take to open: from the address to the last row rendered and the first
 * editable field. Each is opened once before, which compiles and caches its code.
 */
export async function measureForms(
  browser: Browser,
  { studioUrl, email, password }: StudioAccess,
  forms: Form[],
): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.request.post(`${studioUrl}/api/users/login`, { data: { email, password } })
    const rows: Row[] = []
    for (const { name, path, last } of forms) {
      const spans: number[] = []
      for (let i = 0; i <= TIMES; i++) spans.push(await open(page, studioUrl + path, last))
      rows.push(
        bounded(`Opening ${name}, median of ${TIMES}`, median(spans.slice(1)), OPEN_BOUND, 'ms'),
      )
    }
    return rows
  } finally {
    await page.close()
  }
}

async function open(page: Page, url: string, last: string): Promise<number> {
  await page.goto('about:blank')
  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(last).waitFor({ state: 'attached', timeout: 60_000 })
  await page.locator('input[name="title"]:enabled').first().waitFor({ timeout: 60_000 })
  return performance.now() - start
}

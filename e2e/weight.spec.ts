import { expect, type Page, test } from '@playwright/test'
import { kilobytes, weigh } from './weigh.ts'

const staticKinds = /hero|intro|feature|storytelling|banner|spacer/

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const weights = await weigh(page, path)
  return weights.filter(({ kind }) => kind === 'Script').map(({ url }) => new URL(url).pathname)
}

test('the home page needs at most 100 KB of script before anybody touches it', async ({ page }) => {
  const encodings: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      encodings.push(response.headers()['content-encoding'])
  })
  const weights = await weigh(page, '/')
  expect(kilobytes(weights, 'Script')).toBeGreaterThan(0)
  expect(kilobytes(weights, 'Script')).toBeLessThanOrEqual(100)
  expect(new Set(encodings)).toEqual(new Set(['br']))
})

test('the home page is a document of at most 25 KB', async ({ page }) => {
  const weight = kilobytes(await weigh(page, '/'), 'Document')
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThanOrEqual(25)
})

test('static kinds ship no script', async ({ page }) => {
  const scripts = await scriptsOf(page, '/')
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((path) => staticKinds.test(path))).toEqual([])
})

test('an island is loaded where one stands, and nowhere else', async ({ page }) => {
  const islands = async (path: string) =>
    (await scriptsOf(page, path)).filter((script) => script.includes('island'))
  expect(await islands('/contact')).toHaveLength(1)
  expect(await islands('/')).toEqual([])
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the largest paint at ${viewport.width} px is the hero's picture`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/', { waitUntil: 'networkidle' })
    const largest = await largestPaint(page)
    expect(largest).toMatchObject({ tag: 'IMG', kind: 'hero', priority: 'high', loading: 'eager' })
    expect(largest.ladder).toBeGreaterThanOrEqual(4)
    const html = await (await page.request.get('/')).text()
    const first = html.match(/<img[^>]*>/g)?.find((tag) => !tag.includes('loading="lazy"'))
    expect(first?.toLowerCase()).toMatch(/fetchpriority="high"/)
    expect(first?.toLowerCase()).toContain('srcset=')
  })
}

function largestPaint(page: Page) {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    const { element } = entries.at(-1) as PerformanceEntry & { element: Element | null }
    return {
      tag: element?.tagName,
      kind: element?.closest('[data-block]')?.getAttribute('data-block'),
      priority: element?.getAttribute('fetchpriority'),
      loading: element?.getAttribute('loading'),
      ladder: element
        ?.getAttribute('srcset')
        ?.split(',')
        .filter((rung) => rung.endsWith('w')).length,
    }
  })
}

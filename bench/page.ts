import { type Browser, chromium } from '@playwright/test'
import { kilobytes, weigh } from '../e2e/weigh.ts'
import { bounded, noted, type Row } from './table.ts'

/** Weight of the home page and what its largest paint is, on a phone. */
export async function measurePage(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return [...(await weightRows(browser, siteUrl)), ...(await paintRows(browser, siteUrl))]
  } finally {
    await browser.close()
  }
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

async function weightRows(browser: Browser, siteUrl: string): Promise<Row[]> {
  const page = await browser.newPage(phone)
  const weights = await weigh(page, siteUrl)
  await page.close()
  const rest = ['Document', 'Stylesheet', 'Font', 'Image']
  return [
    bounded('Home page, scripts on the wire (brotli)', kilobytes(weights, 'Script'), 100, 'KB'),
    noted(
      '  for comparison',
      "Payload's website template 257 KB, Astro with one React island 59 KB",
    ),
    ...rest.map((kind) =>
      noted(`  ${kind.toLowerCase()}`, `${kilobytes(weights, kind).toFixed(1)} KB`),
    ),
  ]
}

/** CPU four times slower, 1.6 Mbit/s, 150 ms: a mid-range phone on a poor line. */
async function paintRows(browser: Browser, siteUrl: string): Promise<Row[]> {
  const page = await browser.newPage(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  const throughput = (1.6 * 1000 * 1000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.goto(siteUrl, { waitUntil: 'load' })
  const paint = await page.evaluate(largestPaint)
  await page.close()
  return [
    {
      what: 'Largest paint is the hero picture',
      measured: paint.element,
      bound: 'img, high priority',
      ok: paint.isHero,
    },
    noted('  after (4× CPU, 1.6 Mbit/s, 150 ms)', `${Math.round(paint.time)} ms`),
  ]
}

function largestPaint(): Promise<{ element: string; isHero: boolean; time: number }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1)
      const element =
        last && 'element' in last && last.element instanceof Element ? last.element : null
      const isHero =
        element instanceof HTMLImageElement &&
        element.fetchPriority === 'high' &&
        element.srcset !== ''
      resolve({
        element: element?.outerHTML.slice(0, 60) ?? 'none',
        isHero,
        time: last?.startTime ?? 0,
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

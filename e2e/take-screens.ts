import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { skipSplash } from './journey.ts'
import { MORNING, type Screen, screens } from './screens.ts'

const VIEWS = [
  { width: 1440, height: 900, shown: 1080 },
  { width: 390, height: 844, shown: 390 },
]

type Options = { siteUrl: string; executablePath: string; folder: string }

/** Writes the first view of every screen, on desktop and phone, as small WebP files. */
export async function takeScreens({ siteUrl, executablePath, folder }: Options): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const screen of screens) {
      await takeScreen(browser, siteUrl, screen, folder)
      console.log(`  ✓  ${screen.name}`)
    }
  } finally {
    await browser.close()
  }
}

async function takeScreen(browser: Browser, siteUrl: string, screen: Screen, folder: string) {
  for (const { width, height, shown } of VIEWS) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    await skipSplash(context)
    await context.clock.setFixedTime(MORNING)
    const page = await context.newPage()
    await page.goto(siteUrl + screen.path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    await context.close()
    const file = join(folder, `${screen.name.replaceAll(' ', '-')}-${width}.webp`)
    await sharp(picture).resize({ width: shown }).webp({ quality: 74, effort: 6 }).toFile(file)
  }
}

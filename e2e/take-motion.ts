import { join } from 'node:path'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import sharp from 'sharp'
import { skipSplash } from './journey.ts'
import { type Moment, moments } from './moments.ts'

const VIEWS = [
  { width: 1440, height: 900, shown: 480 },
  { width: 390, height: 844, shown: 195 },
]
/** Space between two frames of a strip, in pixels. */
const GAP = 8

/** How many frames a strip has. */
const FRAMES = 6

type View = (typeof VIEWS)[number]
type Options = { siteUrl: string; executablePath: string; folder: string }

/**
 * Writes each movement as a strip of frames, on desktop and phone: evenly chosen of those that the
 * browser has drawn. Take them on a quiet machine, where it draws more of them.
 */
export async function takeMotion({ siteUrl, executablePath, folder }: Options): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const moment of moments) {
      for (const view of VIEWS) {
        const frames = await framesOf(browser, siteUrl, moment, view)
        const file = `${moment.name.replaceAll(' ', '-')}-frames-${view.width}.webp`
        await writeStrip(chosenOf(frames), view, join(folder, file))
      }
      console.log(`  ✓  ${moment.name}`)
    }
  } finally {
    await browser.close()
  }
}

async function framesOf(browser: Browser, siteUrl: string, moment: Moment, view: View) {
  const { isOpening, act, lasts } = moment
  const { width, height } = view
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    if (!isOpening) await skipSplash(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const frames = record(session)
    await page.goto(siteUrl + moment.path, { waitUntil: isOpening ? 'commit' : 'networkidle' })
    if (!isOpening) await page.waitForTimeout(1500)
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    if (!isOpening) await page.waitForTimeout(300)
    // The last frame before the movement is its first.
    frames.splice(0, frames.length - 1)
    await act?.(page)
    await page.waitForTimeout(lasts)
    await session.send('Page.stopScreencast')
    return frames
  } finally {
    await context.close()
  }
}

/** Keeps every frame that the browser draws. */
function record(session: CDPSession): Buffer[] {
  const frames: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  return frames
}

/** The first and the last frame, and as many between as a strip has, in even steps. */
function chosenOf(frames: readonly Buffer[]): Buffer[] {
  if (frames.length === 0) throw new Error('The browser has drawn no frame.')
  const steps = Array.from({ length: FRAMES }, (_, step) => step / (FRAMES - 1))
  return steps.flatMap((step) => frames[Math.round(step * (frames.length - 1))] ?? [])
}

async function writeStrip(frames: readonly Buffer[], { width, height, shown }: View, file: string) {
  const tall = Math.round((shown * height) / width)
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: shown, height: tall }).toBuffer()),
  )
  const background = '#fff'
  const size = { width: small.length * (shown + GAP) - GAP, height: tall, channels: 3 as const }
  const parts = small.map((input, index) => ({ input, left: index * (shown + GAP), top: 0 }))
  await sharp({ create: { ...size, background } })
    .composite(parts)
    .webp({ quality: 74, effort: 6 })
    .toFile(file)
}

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

type View = (typeof VIEWS)[number]
type Frame = { at: number; picture: Buffer }
type Options = { siteUrl: string; executablePath: string; folder: string }

/**
 * Writes each movement as a strip of frames, on desktop and phone. The frames are those that the
 * browser has drawn by then: take them on a quiet machine.
 */
export async function takeMotion({ siteUrl, executablePath, folder }: Options): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const moment of moments.filter(({ name }) => !process.env.ONLY || process.env.ONLY.includes(name))) {
      for (const view of VIEWS) {
        const frames = await framesOf(browser, siteUrl, moment, view)
        const file = `${moment.name.replaceAll(' ', '-')}-frames-${view.width}.webp`
        await writeStrip(frames, view, join(folder, file))
      }
      console.log(`  ✓  ${moment.name}`)
    }
  } finally {
    await browser.close()
  }
}

async function framesOf(browser: Browser, siteUrl: string, moment: Moment, view: View) {
  const { width, height } = view
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    if (!moment.hasSplash) await skipSplash(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const frames = record(session)
    const address = siteUrl + moment.path
    // The splash begins with the first paint; other movements begin on a page at rest.
    await page.goto(address, { waitUntil: moment.hasSplash ? 'commit' : 'networkidle' })
    if (!moment.hasSplash) await page.waitForTimeout(1500)
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
    if (!moment.hasSplash) await page.waitForTimeout(300)
    const start = Date.now()
    await moment.act(page)
    const last = Math.max(...moment.times)
    await page.waitForTimeout(Math.max(0, start + last + 300 - Date.now()))
    await session.send('Page.stopScreencast')
    return moment.times.map((time) => frameAt(frames, start + time))
  } finally {
    await context.close()
  }
}

/** Keeps every frame that the browser draws, with its time in milliseconds. */
function record(session: CDPSession): Frame[] {
  const frames: Frame[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: 1000 * (metadata.timestamp ?? 0), picture: Buffer.from(data, 'base64') })
    // The page may be gone by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  return frames
}

/** What the screen showed at a time: the last frame before it. */
function frameAt(frames: readonly Frame[], time: number): Buffer {
  const shown = frames.findLast(({ at }) => at <= time) ?? frames[0]
  if (!shown) throw new Error('The browser has drawn no frame.')
  return shown.picture
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

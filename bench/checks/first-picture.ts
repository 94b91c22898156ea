import type { Page } from '@playwright/test'
import type { Fetched } from './picture-time.ts'

export type FirstPicture = { pressed: number; painted: number; picture: Fetched | undefined }

const PATIENCE_MS = 60_000

/** Watches a page from the next press until the open lightbox has painted its picture. */
export async function firstPicture(page: Page, press: () => Promise<void>): Promise<FirstPicture> {
  await page.evaluate(watch, PATIENCE_MS)
  await press()
  return page.evaluate((): Promise<FirstPicture> => Reflect.get(window, 'pictureShown'))
}

/** Runs in the page, and needs all that it uses within itself. */
function watch(patience: number) {
  const { promise, resolve, reject } = Promise.withResolvers<FirstPicture>()
  const late = setTimeout(() => reject(new Error('The picture did not come.')), patience)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const shown = () => {
    const image = document.querySelector<HTMLImageElement>('dialog[open] [data-current] img')
    const isThere = image?.complete && image.naturalWidth > 0
    return isThere && image.checkVisibility({ opacityProperty: true }) ? image : undefined
  }
  const onPress = async ({ timeStamp }: Event) => {
    let image = shown()
    for (; !image; image = shown()) await frame()
    await image.decode()
    await frame()
    // The next task comes once the frame is with the compositor.
    await new Promise((done) => setTimeout(done))
    clearTimeout(late)
    const painted = performance.now()
    const entry = performance.getEntriesByName(image.currentSrc).at(-1)
    if (!(entry instanceof PerformanceResourceTiming))
      return resolve({ pressed: timeStamp, painted, picture: undefined })
    const { startTime, responseEnd, transferSize } = entry
    resolve({ pressed: timeStamp, painted, picture: { startTime, responseEnd, transferSize } })
  }
  addEventListener('pointerdown', onPress, { capture: true, once: true })
  Reflect.set(window, 'pictureShown', promise)
}

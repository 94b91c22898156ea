import type { Page } from '@playwright/test'
import type { Fetched } from './picture-time.ts'

export type FirstPicture = { pressed: number; painted: number; picture: Fetched | undefined }

const TIMEOUT_MS = 60_000

/** Measures from the next press until the lightbox has painted its picture. */
export async function firstPicture(page: Page, press: () => Promise<void>): Promise<FirstPicture> {
  await page.evaluate(watch, TIMEOUT_MS)
  await press()
  return page.evaluate((): Promise<FirstPicture> => Reflect.get(window, 'pictureShown'))
}

/** Runs in the page, so it can't use anything outside. */
function watch(timeout: number) {
  const { promise, resolve, reject } = Promise.withResolvers<FirstPicture>()
  const timer = setTimeout(
    () => reject(new Error('The lightbox did not show its picture.')),
    timeout,
  )
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
    // The next task runs after the frame is handed to the compositor.
    await new Promise((done) => setTimeout(done))
    clearTimeout(timer)
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

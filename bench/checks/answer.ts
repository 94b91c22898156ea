import type { Locator, Page } from '@playwright/test'

/** Chromium tells of events from this length on; quicker ones count as this. */
const SHORTEST_MS = 16
const PATIENCE_MS = 10_000

/** How a page shows that it has taken a press. */
export type Sign = 'menu' | 'link'

/**
 * Milliseconds from a press to the frame that answers it: as long as the browser says that the next
 * frame took (Event Timing, W3C), or longer where that frame does not show the answer yet.
 */
export async function answerTime(page: Page, sign: Sign, press: () => Promise<void>) {
  await page.evaluate(watch, { sign, shortest: SHORTEST_MS, patience: PATIENCE_MS })
  await press()
  return page.evaluate((): Promise<number> => Reflect.get(window, 'pressAnswered'))
}

/** Runs in the page, and needs all that it uses within itself. */
function watch(options: { sign: Sign; shortest: number; patience: number }) {
  const { sign, shortest, patience } = options
  const isAnswered = () => {
    if (sign === 'menu')
      return document.querySelector('[aria-controls="menu"]')?.ariaExpanded === 'true'
    // The sheet waits 100 ms before it rises (spec §9); the frame in which the page takes the press
    // is what the visitor's hand waits for.
    return true
  }
  let longest = shortest
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        longest = Math.max(longest, entry.duration)
  })
  const timing = { type: 'event', durationThreshold: shortest }
  events.observe(timing)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const late = setTimeout(() => reject(new Error('The press was not answered.')), patience)
  const afterFrame = (pressed: number) => {
    requestAnimationFrame(() => {
      // The next task comes once the frame is with the compositor.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const time = performance.now() - pressed
        if (!isAnswered()) return afterFrame(pressed)
        clearTimeout(late)
        // Event Timing tells of a frame a little after it has been shown.
        setTimeout(() => resolve(Math.max(longest, time)), 500)
      }
      port2.postMessage(undefined)
    })
  }
  addEventListener('click', ({ timeStamp }) => afterFrame(timeStamp), { capture: true, once: true })
  Reflect.set(window, 'pressAnswered', promise)
}

/** Presses like a visitor, without Playwright's checks before and after. */
export async function pressAt(page: Page, target: Locator, by: 'finger' | 'mouse'): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isFree = await target.evaluate(isAt, { x, y })
  if (!isFree) throw new Error('Something covers what is to be pressed.')
  await (by === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

function isAt(element: Element, { x, y }: { x: number; y: number }) {
  return element.contains(document.elementFromPoint(x, y))
}

import type { Locator, Page } from '@playwright/test'

/** The shortest duration that Chromium reports for events; shorter ones count as this. */
const SHORTEST_MS = 16
const TIMEOUT_MS = 10_000

/** The element that shows the response to a press. */
type Feedback = 'menu' | 'link'

/**
 * The time in ms from a press to the frame that responds: the duration reported by the browser
 * (Event Timing, W3C), or longer if that frame doesn't show the response yet.
 */
export async function answerTime(page: Page, feedback: Feedback, press: () => Promise<void>) {
  await page.evaluate(watch, { feedback, shortest: SHORTEST_MS, timeout: TIMEOUT_MS })
  await press()
  return page.evaluate((): Promise<number> => Reflect.get(window, 'pressAnswered'))
}

/** Runs in the page, so it can't use anything outside. */
function watch(options: { feedback: Feedback; shortest: number; timeout: number }) {
  const { feedback, shortest, timeout } = options
  const isAnswered = () => {
    if (feedback === 'menu')
      return document.querySelector('[aria-controls="menu"]')?.ariaExpanded === 'true'
    // The cover appears after 100 ms (spec §9); until then any frame after the press counts as the
    // response.
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
  const timer = setTimeout(
    () => reject(new Error('The page did not respond to the press.')),
    timeout,
  )
  const afterFrame = (pressed: number) => {
    requestAnimationFrame(() => {
      // The next task runs after the frame is handed to the compositor.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const time = performance.now() - pressed
        if (!isAnswered()) return afterFrame(pressed)
        clearTimeout(timer)
        // Event Timing entries arrive a little after the frame is shown.
        setTimeout(() => resolve(Math.max(longest, time)), 500)
      }
      port2.postMessage(undefined)
    })
  }
  addEventListener('click', ({ timeStamp }) => afterFrame(timeStamp), { capture: true, once: true })
  Reflect.set(window, 'pressAnswered', promise)
}

/** Presses an element as a visitor does, without Playwright's actionability checks. */
export async function pressAt(page: Page, target: Locator, by: 'finger' | 'mouse'): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('The element to press is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const isUncovered = await target.evaluate(isAt, { x, y })
  if (!isUncovered) throw new Error('Another element covers the element to press.')
  await (by === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

function isAt(element: Element, { x, y }: { x: number; y: number }) {
  return element.contains(document.elementFromPoint(x, y))
}

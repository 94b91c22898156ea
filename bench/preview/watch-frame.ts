import type { Frame, Page } from '@playwright/test'

/** Times are in ms since 1970, so that those of the studio and of the page can be compared. */
type Seen = { at: number; text: string }

/** Records when the text of the page's first block has been painted, each time that it changes. */
export async function watchFrame(frame: Frame, blockId: string): Promise<void> {
  await frame.evaluate((id) => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    const channel = new MessageChannel()
    const block = () => document.querySelector(`[data-edit$="#blocks.${id}"]`)
    // A message that is posted in a frame arrives once that frame is drawn.
    channel.port1.onmessage = () =>
      seen.push({
        at: performance.timeOrigin + performance.now(),
        text: block()?.textContent ?? '',
      })
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => channel.port2.postMessage(0)),
    )
    observer.observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  }, blockId)
}

export const seenBy = (frame: Frame) => frame.evaluate<Seen[]>('window.seen')

/**
 * Records the times of key presses and clicks in the studio, of the following frame, and of
 * messages.
 */
export async function watchStudio(page: Page): Promise<void> {
  await page.evaluate(() => {
    const notes = { inputs: [] as number[], drawn: [] as number[], painted: [] as number[] }
    Object.assign(window, { notes })
    const now = () => performance.timeOrigin + performance.now()
    const channel = new MessageChannel()
    channel.port1.onmessage = () => notes.drawn.push(now())
    const note = (event: Event) => {
      notes.inputs.push(performance.timeOrigin + event.timeStamp)
      requestAnimationFrame(() => channel.port2.postMessage(0))
    }
    addEventListener('keydown', note, true)
    addEventListener('click', note, true)
    addEventListener('message', ({ data }) => {
      if (data?.type === 'belvedere:painted') notes.painted.push(now())
    })
  })
}

type Notes = { inputs: number[]; drawn: number[]; painted: number[] }

export const notesOf = (page: Page) => page.evaluate<Notes>('window.notes')

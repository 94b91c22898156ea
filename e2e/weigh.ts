import type { Page } from '@playwright/test'

type Weight = { kind: string; url: string; bytes: number }

/**
 * The transferred body size of every response of a page load without interaction, until the network
 * is idle and `untilAll` resolves.
 */
export async function weigh(
  page: Page,
  url: string,
  untilAll: (page: Page) => Promise<void> = async () => {},
): Promise<Weight[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const answers = new Map<string, Weight>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Only the headers have arrived so far; the final length includes them, so they are subtracted.
    const { url, encodedDataLength: head } = response
    answers.set(requestId, { kind: type, url, bytes: -head })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await untilAll(page)
  await session.detach()
  return [...answers.values()].filter(({ bytes }) => bytes > 0)
}

/** Kilobytes (1000 bytes) of one kind: `Script`, `Document`, `Stylesheet`, `Font`, `Image`. */
export function kilobytes(weights: Weight[], kind: string): number {
  const bytes = weights.filter((weight) => weight.kind === kind).map((weight) => weight.bytes)
  return bytes.reduce((sum, next) => sum + next, 0) / 1000
}

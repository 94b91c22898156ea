import { setTimeout as sleep } from 'node:timers/promises'
import { postSigned } from '@belvedere/kit/post-signed.ts'
import { BENCH_KEY } from '../content/start.ts'

const PAUSE_MS = 10
const LONGEST_MS = 30_000

/**
 * The page at an address, whether the cache in front had it, and whether the site says that it is out of
 * date: the new one took longer than visitors wait.
 */
export async function ask(
  url: string,
): Promise<{ html: string; isKept: boolean; isStale: boolean }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const says = (name: string) => answer.headers.get(name)
  return { html, isKept: says('x-edge') === 'hit', isStale: says('x-cache') === 'stale' }
}

/** Asks for a page until it shows a title; resolves to the time since `begun`. */
export async function untilShown(url: string, title: string, begun: number): Promise<number> {
  for (;;) {
    const { html } = await ask(url)
    const span = performance.now() - begun
    if (html.includes(title)) return span
    if (span > LONGEST_MS) throw new Error(`${url} does not show “${title}”.`)
    await sleep(PAUSE_MS)
  }
}

/** Waits until each copy of the site has acknowledged everything that is published so far. */
export async function acknowledge(sites: readonly string[]): Promise<void> {
  await Promise.all(sites.map(acknowledgeOne))
}

/** The copy reads its feed to the end, whatever the number. */
const body = { sequence: 1 }

async function acknowledgeOne(site: string) {
  for (;;) {
    const message = { url: `${site}/publish`, key: BENCH_KEY, body, timeoutMs: 5000 }
    const { ok } = await postSigned(message)
    if (ok) return
    await sleep(PAUSE_MS)
  }
}

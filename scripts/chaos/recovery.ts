import { until } from '../../testing/until.ts'
import type { Copy } from '../resilience/world.ts'
import { ask } from './ask.ts'
import type { Edited } from './edits.ts'
import { shownIn } from './inspector.ts'
import type { Target } from './targets.ts'

/** How something edited looks on a copy of the site now; undefined while that cannot be told. */
export async function shownOn({ port }: Copy, edited: Edited): Promise<string | undefined> {
  const answer = await ask({ port, path: edited.address, limitMs: 5000 }).catch(() => undefined)
  return answer && shownIn(edited, answer)
}

/** Waits until a copy shows a change or a later one; returns whether it did within `ms`. */
export function showsWithin(
  ms: number,
  copy: Copy,
  edited: Edited,
  number: number,
): Promise<boolean> {
  const holds = async () => {
    const shown = await shownOn(copy, edited)
    return shown !== undefined && edited.history.isSince(number, shown)
  }
  return until(holds, Boolean, ms)
}

/** Waits until a copy has a page or picture, the page fresh; returns whether it did within `ms`. */
export function isFreshWithin(
  ms: number,
  { port }: Copy,
  { kind, path }: Target,
): Promise<boolean> {
  const headers = { accept: kind === 'media' ? 'image/webp,*/*' : 'text/html' }
  const holds = async () => {
    const answer = await ask({ port, path, headers, limitMs: 5000 }).catch(() => undefined)
    const isFresh = kind === 'media' || answer?.headers['x-cache'] !== 'stale'
    return answer?.status === 200 && isFresh
  }
  return until(holds, Boolean, ms)
}

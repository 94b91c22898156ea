import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../testing/random.ts'
import type { Edited } from './edits.ts'
import type { Tally } from './tally.ts'
import type { World } from './world.ts'

type Options = { world: World; tally: Tally; random: Random; stop: AbortSignal }

const MAX_PAUSE_MS = 700
/** The probability with which a rare change is made when its turn comes. */
const RARE_SHARE = 0.15

/** Publishes one change after the other until stopped. */
export async function editAll(edits: readonly Edited[], options: Options): Promise<void> {
  const { random, stop } = options
  while (!stop.aborted) {
    const edited = random.pick(edits)
    if (edited.isRare && random.next() > RARE_SHARE) continue
    await publishNext(edited, options)
    await sleep(random.between(100, MAX_PAUSE_MS))
  }
}

/** Publishes the next change, and records whether it was acknowledged. */
export async function publishNext(
  { history, shown, publish }: Edited,
  { world, tally }: Pick<Options, 'world' | 'tally'>,
): Promise<void> {
  const number = history.nextNumber
  const startedAt = Date.now()
  const acknowledge = history.attempt(shown(number))
  const { ok, status, text } = await publish(number)
  if (ok) {
    acknowledge()
    tally.acknowledged++
    return
  }
  tally.unacknowledged++
  if (!world.refusing.overlaps(startedAt, Date.now()))
    tally.add('failed', `studio, ${history.name}`, `answered ${status}: ${text.slice(0, 200)}`)
}

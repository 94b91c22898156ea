import { setTimeout as sleep } from 'node:timers/promises'

const INTERVAL_MS = 50

/** Polls until `isRight` accepts the answer or `ms` have passed; returns the last answer. */
export async function until<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
  ms = 30_000,
): Promise<T> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (isRight(answer) || Date.now() > deadline) return answer
    await sleep(INTERVAL_MS)
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import type { Studio, StudioAnswer } from '../../../testing/studio.ts'
import type { Fact } from './facts.ts'
import type { Ledger } from './ledger.ts'

/** An editor of the round, who does one piece of work after the other. */
export type Editor = {
  who: string
  ledger: Ledger
  random: Random
  studio: Studio
  /** Reports what must not happen. */
  complain: (what: string) => void
}

const RETRY_MS = 400

/** Sends a request as the studio does, again and again while the service is away. */
export async function insist(ask: () => Promise<StudioAnswer>): Promise<StudioAnswer> {
  for (;;) {
    const answer = await ask()
    if (!isAway(answer)) return answer
    await sleep(RETRY_MS)
  }
}

export const isAway = ({ status }: StudioAnswer) => status === 0 || status >= 500

/** Notes the same of several creations. */
export function noteAll(
  { who, ledger }: Editor,
  marks: readonly string[],
  is: Fact['is'],
  isAcknowledged: boolean,
): void {
  for (const mark of marks)
    ledger.note({ who, mark, is, words: [mark, secondWord(mark)], isAcknowledged })
}

/** The titles of records that are made without a form have two words. */
export const titleOf = (mark: string) => `${mark} ${secondWord(mark)}`

const secondWord = (mark: string) => `${mark}ebb`

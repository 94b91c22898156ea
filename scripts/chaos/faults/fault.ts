import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import { signalGroup } from '../../../launch/processes.mjs'
import type { Copy, World } from '../../resilience/world.ts'

/** A fault that is about to be injected. */
export type Plan = {
  /** Its description, for the operator. */
  what: string
  /**
   * The replicas that cannot reach the content service meanwhile, and so cannot know of changes.
   */
  cutOff?: readonly Copy[]
  /** Whether the content service may refuse changes meanwhile. */
  isRefusing?: boolean
  run: () => Promise<void>
}

/** Chooses the parameters of a fault; a text gives the reason why it cannot be injected here. */
export type Fault = (world: World, random: Random) => Plan | string

/** Stops a program for a while, like a hanging disk. */
export async function hang(pid: number | undefined, ms: number): Promise<void> {
  signalGroup(pid ?? 0, 'SIGSTOP')
  try {
    await sleep(ms)
  } finally {
    signalGroup(pid ?? 0, 'SIGCONT')
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

import { setTimeout as sleep } from 'node:timers/promises'
import { signalGroup } from '../../../launch/processes.mjs'
import type { Random } from '../../../testing/random.ts'
import type { Copy, World } from '../../resilience/world.ts'

/** A fault that is about to happen. */
export type Plan = {
  /** What happens, for the operator. */
  what: string
  /** The copies that cannot ask the content service, and so cannot know of changes, meanwhile. */
  cutOff?: readonly Copy[]
  /** Whether the content service may refuse changes meanwhile. */
  isRefusing?: boolean
  run: () => Promise<void>
}

/** Chooses how a kind of fault happens this time; a text says why it cannot happen here. */
export type Fault = (world: World, random: Random) => Plan | string

/** Stops a program for a while, as a hanging disk does. */
export async function hang(pid: number | undefined, ms: number): Promise<void> {
  signalGroup(pid ?? 0, 'SIGSTOP')
  try {
    await sleep(ms)
  } finally {
    signalGroup(pid ?? 0, 'SIGCONT')
  }
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

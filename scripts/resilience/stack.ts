import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { signalGroup } from '../../launch/processes.mjs'
import { type Env, type Program, untilReady } from '../../launch/program.ts'
import { type OwnSettings, ownSettings } from '../../testing/own-stack.ts'

/** The timeout of tests that start real programs several times on a busy machine, in ms. */
export const TIMEOUT_MS = 180_000

/** Settings of a temporary stack whose programs the test starts; all are removed at its end. */
export type TestStack = OwnSettings & {
  startSite: () => Promise<Program>
  startContent: () => Promise<Program>
}

/** Creates a temporary stack on a copy of the fixture without starting its programs. */
export async function createTestStack(own: Env = {}): Promise<TestStack> {
  const settings = await ownSettings('fixture', own)
  const started: Program[] = []
  const { addresses, start } = settings
  onTestFinished(async () => {
    await Promise.all(started.map(kill))
    settings.clean()
  })
  const startAndWait = async (program: Program, url: string) => {
    started.push(program)
    await untilReady(program, url)
    return program
  }
  return {
    ...settings,
    startSite: () => startAndWait(start.site(), `http://127.0.0.1:${addresses.port}/healthz`),
    startContent: () =>
      startAndWait(start.content(), `http://127.0.0.1:${addresses.contentPort}/readyz`),
  }
}

/** Kills with SIGKILL, so that the program cannot clean up. */
export async function kill(program: Program): Promise<void> {
  signalGroup(program.pid, 'SIGKILL')
  await program.ended
}

/** Polls until `isRight` accepts the answer or `ms` have passed; returns the last answer. */
export async function until<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  ms = 30_000,
): Promise<T> {
  const deadline = Date.now() + ms
  for (;;) {
    const answer = await ask()
    if (isRight(answer) || Date.now() > deadline) return answer
    await sleep(50)
  }
}

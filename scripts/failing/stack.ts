import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { type OwnSettings, ownSettings } from '../run/own-stack.ts'
import { signalGroup } from '../run/processes.mjs'
import type { Program } from '../run/program.ts'
import { untilReady } from '../run/ready.ts'

/** For tests that start real programs several times, on a machine that may be busy. */
export const PATIENCE = 180_000

/** Programs of a test, each started when the test says so, all gone with everything at its end. */
export type Trial = OwnSettings & {
  startSite: () => Promise<Program>
  startContent: () => Promise<Program>
}

/** Demo content of a test's own, and what starts the real programs on it. */
export async function trial(): Promise<Trial> {
  const settings = await ownSettings()
  const started: Program[] = []
  const { addresses, start } = settings
  onTestFinished(async () => {
    await Promise.all(started.map(kill))
    settings.clean()
  })
  const begin = async (program: Program, url: string) => {
    started.push(program)
    await untilReady(program, url)
    return program
  }
  return {
    ...settings,
    startSite: () => begin(start.site(), `http://127.0.0.1:${addresses.port}/builds/latest.json`),
    startContent: () => begin(start.content(), `http://127.0.0.1:${addresses.contentPort}/health`),
  }
}

/** As `kill -9` does: the program gets no chance to put anything in order. */
export async function kill(program: Program): Promise<void> {
  signalGroup(program.pid, 'SIGKILL')
  await program.ended
}

/** Asks until the answer is as it should be; the last answer if it never is. */
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

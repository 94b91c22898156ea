import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type Running, type StopOptions } from './launch.mjs'
import { node } from './paths.ts'

export type Env = Record<string, string | undefined>

/** A running Node program, such as the site. */
export type Program = Running & { name: string }

type Options = {
  name: string
  /** Arguments for Node, the script first. */
  args: string[]
  env: Env
  /** The folder to run in; by default the root of the project. */
  cwd?: string
  onLine: (line: string) => void
} & StopOptions

/** Starts a Node program and passes each line of its output to `onLine`. */
export function startProgram({ name, args, onLine, ...options }: Options): Program {
  const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const]
  const { child, pid, ended, stop } = launch(node, args, { ...options, stdio })
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', onLine)
  return { name, pid, ended, stop }
}

/**
 * Waits until the URL answers 200; rejects when the program exits first or after `ms`. A response
 * counts only while the program runs: it could come from another program on the same port.
 */
export async function untilReady(program: Program, url: string, ms = 60_000): Promise<void> {
  const deadline = Date.now() + ms
  let end: string | undefined
  program.ended.then((how) => {
    end = how
  })
  while (!(await answers(url)) || end) {
    if (end)
      throw new Error(`The ${program.name} exited while starting (${end}): see its output above.`)
    if (Date.now() > deadline)
      throw new Error(
        `The ${program.name} is not ready at ${url} after ${ms / 1000} s: see its output above.`,
      )
    await sleep(50)
  }
}

/** Whether a request is answered, and without an error. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

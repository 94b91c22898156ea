import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

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
      throw new Error(`The ${program.name} did not answer at ${url} within ${ms / 1000} s.`)
    await sleep(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

import type { Env } from '../../launch/program.ts'
import { type Addresses, type Starters, startStack } from '../../launch/stack.ts'
import { greet } from './greeting.ts'
import { clearRunning, recordRunning } from './running-record.ts'
import { keepRunning } from './supervise.ts'

const RETRY_MS = 30_000

/**
 * Runs both programs until stopped, and restarts a program that exits. The site serves its cache
 * while the content service cannot start or keeps exiting, so only a failing site ends both.
 */
export async function serve(
  start: Starters,
  addresses: Addresses,
  env: Env,
  stopRequested: AbortSignal,
): Promise<void> {
  const { dataDir } = addresses
  const giveUp = new AbortController()
  const stop = AbortSignal.any([stopRequested, giveUp.signal])
  const recording = recorded(start, dataDir)
  try {
    const stack = await startStack(recording, addresses, (fault) => {
      if (!stop.aborted) reportFault(fault)
    })
    if (!stop.aborted) greet(env, dataDir)
    await Promise.all([
      keepRunning(stack.site, { start: recording.site, stop }),
      keepRunning(stack.content, { start: recording.content, stop, retryMs: RETRY_MS }),
    ])
  } finally {
    giveUp.abort()
    clearRunning(dataDir)
  }
}

/** The content service keeps trying to start, or is restarted. */
function reportFault({ message }: Error) {
  console.log(`  !  ${message} The site serves the pages that it has kept.`)
}

/** Starters that also record the running programs in the data folder. */
function recorded(start: Starters, dataDir: string): Starters {
  const pids = { content: 0, site: 0 }
  const recordStart = (name: keyof Starters) => () => {
    const program = start[name]()
    pids[name] = program.pid
    recordRunning(dataDir, Object.values(pids))
    return program
  }
  return { content: recordStart('content'), site: recordStart('site') }
}

/** Prints a line of output, prefixed with the program's name. */
export function printLine(program: string, line: string): void {
  if (line.trim()) console.log(line.startsWith('[') ? line : `[${program}] ${line}`)
}

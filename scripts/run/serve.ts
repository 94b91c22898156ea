import { greet } from './greeting.ts'
import { forgetRunning, noteRunning } from './leftover-processes.ts'
import type { Env, Program } from './program.ts'
import { type Addresses, type Stack, type Starters, startStack } from './stack.ts'
import { keepRunning } from './supervise.ts'

/** Runs both programs until told to stop; one that ends by itself is started again. */
export async function serve(
  start: Starters,
  addresses: Addresses,
  env: Env,
  told: AbortSignal,
): Promise<void> {
  const { dataDir } = addresses
  const giveUp = new AbortController()
  const stop = AbortSignal.any([told, giveUp.signal])
  const noting = noted(start, dataDir)
  try {
    const stack = await startStack(noting, addresses)
    greet(env, dataDir)
    await Promise.all([
      keepRunning(stack.site, { start: noting.site, stop }),
      keepRunning(stack.content, { start: noting.content, stop }),
    ])
  } finally {
    giveUp.abort()
    forgetRunning(dataDir)
  }
}

/** The same starters, which leave a note about what runs. */
function noted(start: Starters, dataDir: string): Starters {
  const running = new Map<keyof Stack, Program>()
  const noting = (name: keyof Stack) => () => {
    const program = start[name]()
    noteRunning(dataDir, [...running.set(name, program).values()])
    return program
  }
  return { site: noting('site'), content: noting('content') }
}

/** One line of a program's output, said by whom. */
export function printLine(program: string, line: string): void {
  if (line.trim()) console.log(line.startsWith('[') ? line : `[${program}] ${line}`)
}

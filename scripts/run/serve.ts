import { takeFirstSignIn } from '../setup/sign-in.ts'
import { seconds } from '../setup/steps.ts'
import { forgetRunning, noteRunning } from './orphans.ts'
import type { Env, Program } from './program.ts'
import { type Addresses, type Stack, type Starters, startStack, stopStack } from './stack.ts'
import { keepRunning } from './supervise.ts'

const began = Number(process.env.BELVEDERE_STARTED) || Date.now()

/** Runs both programs until Ctrl-C; one that ends by itself is started again. */
export async function serve(start: Starters, addresses: Addresses, env: Env): Promise<void> {
  const stop = stopSignal()
  const { dataDir } = addresses
  const noted = new Map<keyof Stack, Program>()
  const note = (name: keyof Stack, program: Program) => {
    noteRunning(dataDir, [...noted.set(name, program).values()])
    return program
  }
  try {
    const stack = await startStack(start, addresses, (started) => {
      note('site', started.site)
      note('content', started.content)
      stop.addEventListener('abort', () => void stopStack(started))
    })
    showAddresses(env, dataDir)
    await Promise.all([
      keepRunning(stack.site, () => note('site', start.site()), stop),
      keepRunning(stack.content, () => note('content', start.content()), stop),
    ])
  } catch (error) {
    await Promise.all([...noted.values()].map((program) => program.stop()))
    if (!stop.aborted) throw error
  } finally {
    forgetRunning(dataDir)
  }
  console.log('\n  Stopped.')
}

function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort())
  return stop.signal
}

function showAddresses(env: Env, dataDir: string): void {
  console.log(`
  Ready in ${seconds(Date.now() - began)}

  Site     ${env.SITE_URL}
  Studio   ${env.STUDIO_URL}/admin

  ${signInWords(takeFirstSignIn(dataDir))}
  Ctrl-C stops both.
`)
}

function signInWords(first: string | undefined): string {
  if (!first) return 'Sign in to the studio with your e-mail address and password.\n'
  const words = 'Sign in to the studio with (shown only now, so keep it):'
  return `${[words, ...first.split('\n')].join('\n    ')}\n`
}

/** One line of a program's output, said by whom. */
export function printLine(program: string, line: string): void {
  if (line.trim()) console.log(line.startsWith('[') ? line : `[${program}] ${line}`)
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { node, root } from '../setup/paths.ts'
import { endGroup } from './group.ts'

export type Env = Record<string, string | undefined>

/** Something this launcher has started and has to end when it ends itself. */
export type Running = {
  pid: number
  /** Resolves with how it ended: `code 1`, `SIGKILL`. */
  ended: Promise<string>
  /** Asks it to end, then makes it. */
  stop: () => Promise<void>
}

type Options = {
  env?: Env | undefined
  stdio: SpawnOptions['stdio']
  /** How it is asked to end, and how long it may take. */
  manner?: { signal: NodeJS.Signals; patienceMs: number }
}

const exitWithParent = join(import.meta.dirname, 'exit-with-parent.mjs')
const running = new Set<Running>()
let isStopping = false
const GENTLY = { signal: 'SIGTERM', patienceMs: 5000 } as const

/** Work that did not come to its end because this launcher was told to stop. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Throws; once everything is being stopped, what fails is no failure. */
export function fail(words: string): never {
  throw isStopping ? new Stopped(words) : new Error(words)
}

/**
 * Starts a command in a process group of its own, so that Ctrl-C reaches only this launcher, which
 * then ends what it has started, in order. Should the launcher be killed, Node programs end alone.
 */
export function launch(
  command: string,
  args: string[],
  { env, stdio, manner = GENTLY }: Options,
): Running & { child: ChildProcess } {
  if (isStopping) fail('Nothing more is started: this run ends.')
  const isNode = command === node
  const launcher = isNode && { BELVEDERE_LAUNCHER: String(process.pid) }
  const child = spawn(command, isNode ? ['--import', exitWithParent, ...args] : args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env, ...launcher },
    detached: process.platform !== 'win32',
  })
  const ended = endOf(child)
  const pid = child.pid ?? 0
  const one = { child, pid, ended, stop: () => endGroup(pid, ended, manner) }
  running.add(one)
  ended.then(() => running.delete(one))
  return one
}

/** Ends everything that was started and still runs; from then on nothing can be started. */
export async function stopAll(): Promise<void> {
  isStopping = true
  await Promise.all([...running].map((one) => one.stop()))
}

const LAST_WORDS_MS = 500

/** What a program started itself may hold its output open: its last words are not awaited for ever. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => {
      const how = signal ?? `code ${code}`
      child.on('close', () => resolve(how))
      setTimeout(resolve, LAST_WORDS_MS, how).unref()
    })
  })
}

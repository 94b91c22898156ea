import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { node, root } from '../setup/paths.ts'
import { endGroup } from './group.ts'

export type Env = Record<string, string | undefined>

/** A child process that this launcher has to end before it exits. */
export type Running = {
  pid: number
  /** Resolves with the exit reason: `code 1`, `SIGKILL`. */
  ended: Promise<string>
  /** Signals the process group, and kills it after a grace period. */
  stop: () => Promise<void>
}

type Options = {
  env?: Env | undefined
  stdio: SpawnOptions['stdio']
  /** The signal that ends it, and how long it may take until it is killed. */
  stopOptions?: { signal: NodeJS.Signals; graceMs: number }
}

const exitWithParent = join(import.meta.dirname, 'exit-with-parent.mjs')
const running = new Set<Running>()
let isStopping = false
const DEFAULT_STOP = { signal: 'SIGTERM', graceMs: 5000 } as const

/** Work that was cancelled because this launcher is stopping. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/** Throws an error; while this launcher is stopping, a `Stopped`, which is not a failure. */
export function fail(message: string): never {
  throw isStopping ? new Stopped(message) : new Error(message)
}

/**
 * Starts a command in its own process group, so that Ctrl-C reaches only this launcher, which then
 * ends its children in order. If the launcher is killed, Node programs exit with it.
 */
export function launch(
  command: string,
  args: string[],
  { env, stdio, stopOptions = DEFAULT_STOP }: Options,
): Running & { child: ChildProcess } {
  if (isStopping) fail(`${command} was not started: this run is stopping.`)
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
  const started = { child, pid, ended, stop: () => endGroup(pid, ended, stopOptions) }
  running.add(started)
  ended.then(() => running.delete(started))
  return started
}

/** Ends every running child process; afterwards nothing can be started. */
export async function stopAll(): Promise<void> {
  isStopping = true
  await Promise.all([...running].map((one) => one.stop()))
}

const OUTPUT_GRACE_MS = 500

/** A grandchild may keep the output open after the exit, so wait for `close` only briefly. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => {
      const how = signal ?? `code ${code}`
      child.on('close', () => resolve(how))
      setTimeout(resolve, OUTPUT_GRACE_MS, how).unref()
    })
  })
}

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { node, root } from '../setup/paths.ts'

export type Env = Record<string, string | undefined>

/** A running program of ours, in a process group of its own. */
export type Program = {
  name: string
  pid: number
  /** Resolves with how it ended: `code 1`, `SIGKILL`. */
  ended: Promise<string>
  /** Asks it to end, then makes it. */
  stop: () => Promise<void>
}

type Options = {
  name: string
  /** Arguments for Node, the script first. */
  args: string[]
  env: Env
  cwd?: string
  onLine: (line: string) => void
}

/** Starts a Node program; each line it prints goes to `onLine`. */
export function startProgram({ name, args, env, cwd = root, onLine }: Options): Program {
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  const pid = child.pid ?? 0
  return { name, pid, ended, stop: () => stopGroup(pid, ended) }
}

async function stopGroup(pid: number, ended: Promise<string>): Promise<void> {
  signalGroup(pid, 'SIGTERM')
  const patience = new AbortController()
  await Promise.race([ended, sleep(5000, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
  signalGroup(pid, 'SIGKILL')
  await ended
}

/** Sends a signal to a program and everything it has started; silent when it is gone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Already gone.
  }
}

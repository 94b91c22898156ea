import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './processes.mjs'
import { type Program, signalGroup } from './program.ts'

type Note = { launcher: number; programs: number[] }

const note = (dataDir: string) => join(dataDir, 'running.json')

/** Notes which programs this launcher has started, so that a later one can clear up after it. */
export function noteRunning(dataDir: string, programs: Program[]): void {
  mkdirSync(dataDir, { recursive: true })
  const pids = programs.map(({ pid }) => pid)
  const text = JSON.stringify({ launcher: process.pid, programs: pids } satisfies Note)
  writeFileSync(note(dataDir), text)
}

export function forgetRunning(dataDir: string): void {
  rmSync(note(dataDir), { force: true })
}

/**
 * Ends programs whose launcher was killed and could not end them itself.
 * @returns how many there were
 */
export function endOrphans(dataDir: string): number {
  const { launcher, programs } = read(note(dataDir))
  if (isAlive(launcher)) return 0
  const orphans = programs.filter((pid) => isAlive(pid) && isOurs(pid))
  for (const pid of orphans) signalGroup(pid, 'SIGKILL')
  forgetRunning(dataDir)
  return orphans.length
}

function read(file: string): Note {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { launcher: 0, programs: [] }
  }
}

/** Process numbers are used again: only a program started from this project is ours to end. */
function isOurs(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  if (!existsSync(command)) return false
  return /(content|site)\/(start\.ts|dist\/server\/main\.js)/.test(readFileSync(command, 'utf8'))
}

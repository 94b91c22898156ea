import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Identity, identify, isRunning, signalGroup } from './processes.mjs'

type Note = { launcher: Identity; programs: Identity[] }

const noteIn = (dataDir: string) => join(dataDir, 'running.json')

/** Notes which programs this launcher has started, so that a later one can clear up after it. */
export function noteRunning(dataDir: string, programs: { pid: number }[]): void {
  mkdirSync(dataDir, { recursive: true })
  const identities = programs.map(({ pid }) => identify(pid))
  const note: Note = { launcher: identify(process.pid), programs: identities }
  writeFileSync(noteIn(dataDir), JSON.stringify(note))
}

/** Takes this launcher's note away. */
export function forgetRunning(dataDir: string): void {
  if (read(dataDir)?.launcher.pid === process.pid) rmSync(noteIn(dataDir), { force: true })
}

/** The number of another launcher whose programs work on this data at the moment. */
export function launcherOf(dataDir: string): number | undefined {
  const launcher = read(dataDir)?.launcher
  return launcher && launcher.pid !== process.pid && isRunning(launcher) ? launcher.pid : undefined
}

/**
 * Ends programs whose launcher was killed, and waits until they are gone.
 * @returns how many there were
 */
export async function endOrphans(dataDir: string): Promise<number> {
  const note = read(dataDir)
  if (!note || isRunning(note.launcher)) return 0
  const orphans = note.programs.filter(isRunning)
  for (const { pid } of orphans) signalGroup(pid, 'SIGKILL')
  while (orphans.some(isRunning)) await sleep(20)
  rmSync(noteIn(dataDir), { force: true })
  return orphans.length
}

function read(dataDir: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(readFileSync(noteIn(dataDir), 'utf8'))
    return isNote(note) ? note : undefined
  } catch {
    return undefined
  }
}

function isNote(value: unknown): value is Note {
  if (typeof value !== 'object' || value === null) return false
  const { launcher, programs } = value as Partial<Record<keyof Note, unknown>>
  return isIdentity(launcher) && Array.isArray(programs) && programs.every(isIdentity)
}

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false
  const { pid, birth } = value as Partial<Record<keyof Identity, unknown>>
  return typeof pid === 'number' && typeof birth === 'string'
}

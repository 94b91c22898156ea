import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Identity, identify, isRunning, signalGroup } from './processes.mjs'

type RunningRecord = { launcher: Identity; programs: Identity[] }

const recordFile = (dataDir: string) => join(dataDir, 'running.json')

/** Records the programs of this launcher, so that a later one can end leftover processes. */
export function recordRunning(dataDir: string, programs: { pid: number }[]): void {
  mkdirSync(dataDir, { recursive: true })
  const identities = programs.map(({ pid }) => identify(pid))
  const record: RunningRecord = { launcher: identify(process.pid), programs: identities }
  writeFileSync(recordFile(dataDir), JSON.stringify(record))
}

/** Removes this launcher's record. */
export function clearRunning(dataDir: string): void {
  if (read(dataDir)?.launcher.pid === process.pid) rmSync(recordFile(dataDir), { force: true })
}

/** The pid of another running launcher that uses this data folder. */
export function findLauncher(dataDir: string): number | undefined {
  const launcher = read(dataDir)?.launcher
  return launcher && launcher.pid !== process.pid && isRunning(launcher) ? launcher.pid : undefined
}

/**
 * Kills leftover processes: programs whose launcher is gone. Waits until they have exited.
 * @returns the number of killed processes
 */
export async function endLeftoverProcesses(dataDir: string): Promise<number> {
  const record = read(dataDir)
  if (!record || isRunning(record.launcher)) return 0
  const leftover = record.programs.filter(isRunning)
  for (const { pid } of leftover) signalGroup(pid, 'SIGKILL')
  while (leftover.some(isRunning)) await sleep(20)
  rmSync(recordFile(dataDir), { force: true })
  return leftover.length
}

function read(dataDir: string): RunningRecord | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(recordFile(dataDir), 'utf8'))
    return isRecord(record) ? record : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is RunningRecord {
  if (typeof value !== 'object' || value === null) return false
  const { launcher, programs } = value as Partial<Record<keyof RunningRecord, unknown>>
  return isIdentity(launcher) && Array.isArray(programs) && programs.every(isIdentity)
}

function isIdentity(value: unknown): value is Identity {
  if (typeof value !== 'object' || value === null) return false
  const { pid, birth } = value as Partial<Record<keyof Identity, unknown>>
  return typeof pid === 'number' && typeof birth === 'string'
}

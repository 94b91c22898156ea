import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './processes.mjs'

/** The pids of a launcher and of its programs. */
type RunningRecord = { launcher: number; programs: number[] }

/** Programs of a killed launcher exit by themselves within four seconds (exit-with-parent.mjs). */
const EXIT_MS = 6000

/** The file in the data folder that holds the record. */
export const recordFile = (dataDir: string) => join(dataDir, 'running.json')

/** Records this launcher and its programs, so that a second launcher refuses to start. */
export function recordRunning(dataDir: string, programs: { pid: number }[]): void {
  mkdirSync(dataDir, { recursive: true })
  const record: RunningRecord = {
    launcher: process.pid,
    programs: programs.map(({ pid }) => pid),
  }
  writeFileSync(recordFile(dataDir), JSON.stringify(record))
}

/** Removes this launcher's record. */
export function clearRunning(dataDir: string): void {
  if (read(dataDir)?.launcher === process.pid) rmSync(recordFile(dataDir), { force: true })
}

/** The pid of another running launcher that uses this data folder. */
export function findLauncher(dataDir: string): number | undefined {
  const launcher = read(dataDir)?.launcher
  return launcher !== undefined && launcher !== process.pid && isRunning(launcher)
    ? launcher
    : undefined
}

/** Waits until the programs of a killed launcher have exited; at most six seconds. */
export async function untilLeftoversExit(dataDir: string): Promise<void> {
  const record = read(dataDir)
  if (!record || isRunning(record.launcher)) return
  const deadline = Date.now() + EXIT_MS
  while (record.programs.some(isRunning) && Date.now() < deadline) await sleep(50)
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
  return Number.isInteger(launcher) && Array.isArray(programs) && programs.every(Number.isInteger)
}

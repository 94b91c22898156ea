import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from '../../launch/processes.mjs'

/** Programs of a killed launcher exit by themselves within five seconds (exit-with-parent.mjs). */
const EXIT_MS = 6000

/** The file in the data folder with the pids of its launcher and of the launcher's programs. */
export const recordFile = (dataDir: string) => join(dataDir, 'running.pids')

/** Records this launcher and its programs, so that a second launcher refuses to start. */
export function recordRunning(dataDir: string, programs: number[]): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(recordFile(dataDir), [process.pid, ...programs].join(' '))
}

/** Removes this launcher's record. */
export function clearRunning(dataDir: string): void {
  if (read(dataDir).launcher === process.pid) rmSync(recordFile(dataDir))
}

/** The pid of another running launcher that uses this data folder. */
export function findLauncher(dataDir: string): number | undefined {
  const { launcher } = read(dataDir)
  return launcher !== process.pid && isRunning(launcher) ? launcher : undefined
}

/** Waits until the programs of a killed launcher have exited; at most six seconds. */
export async function untilLeftoversExit(dataDir: string): Promise<void> {
  const { launcher, programs } = read(dataDir)
  if (isRunning(launcher)) return
  const deadline = Date.now() + EXIT_MS
  while (programs.some(isRunning) && Date.now() < deadline) await sleep(50)
}

/** The recorded pids. Without a record, or in a damaged one, they are 0 or NaN: never running. */
function read(dataDir: string): { launcher: number; programs: number[] } {
  const file = recordFile(dataDir)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [launcher = 0, ...programs] = text.split(' ').map(Number)
  return { launcher, programs }
}

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ownerOf, prefixOf } from './names.ts'

/** Longer than any backup takes: of another machine, only the age of a folder is known. */
const OLD_MS = 2 * 24 * 60 * 60 * 1000

/** Makes a folder that only this user can read, for a backup or a rehearsal under way. */
export function makeWorkFolder(parent: string, work: 'unfinished' | 'rehearsal'): string {
  return mkdtempSync(join(parent, prefixOf(work)))
}

/** Deletes what backups and rehearsals left behind whose process was killed. */
export function removeUnfinished(parent: string, now = Date.now()): void {
  for (const name of readdirSync(parent)) {
    const owner = ownerOf(name)
    const path = join(parent, name)
    if (owner && isLeft(owner, now - statSync(path).mtimeMs))
      rmSync(path, { recursive: true, force: true })
  }
}

function isLeft({ machine, pid }: { machine: string; pid: number }, ageMs: number) {
  return machine === hostname() ? !isRunning(pid) : ageMs > OLD_MS
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

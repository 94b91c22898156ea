import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildIndex } from '../server/render/build-index.ts'

type Earlier = BuildIndex['earlier']

const KEPT = 2

/**
 * Copies the files of the build that is about to be replaced, so that tabs which were opened with
 * it can still load them. Returns that build and those before it.
 */
export function keepBuild(dist: string): Earlier {
  const index = readIndex(dist)
  if (!index?.id || !index.timestamp) return []
  const { id, timestamp, earlier = [] } = index
  const files = join(dist, 'client', 'assets')
  const copy = join(dist, 'earlier', id)
  // After a failed build the copy is complete and the folder of the build is not.
  if (!existsSync(copy) && existsSync(files)) copyWhole(files, copy)
  return [{ id, timestamp }, ...earlier]
}

/** A copy that was interrupted has another name. */
function copyWhole(files: string, copy: string) {
  const unfinished = `${copy}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(files, join(unfinished, 'assets'), { recursive: true })
  renameSync(unfinished, copy)
}

/** The two builds before the one with this id. A build made again is not its own predecessor. */
export function earlierBuilds(id: string, kept: Earlier): Earlier {
  return kept.filter((one) => one.id !== id).slice(0, KEPT)
}

/** Removes the files of all other builds. */
export function dropOtherBuilds(dist: string, earlier: Earlier): void {
  const names = new Set(earlier.map(({ id }) => id))
  const folder = join(dist, 'earlier')
  for (const name of globSync('*', { cwd: folder }))
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** The index of the last finished build; undefined if there is none that can be read. */
function readIndex(dist: string): Partial<BuildIndex> | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  } catch {
    return undefined
  }
}

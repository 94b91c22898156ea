import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

export type DiskSpace = { freeBytes: number; sizeBytes: number }

/** The space of the disk that has a folder, or would have it; undefined if nobody can tell. */
export function diskSpace(folder: string): DiskSpace | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(existing(folder))
    return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
  } catch {
    return undefined
  }
}

function existing(folder: string): string {
  const parent = dirname(folder)
  return existsSync(folder) || parent === folder ? folder : existing(parent)
}

const GB = 1e9

/** Below this much a disk is almost full: a tenth of it, 5 GB at most. */
export const lowBytes = ({ sizeBytes }: DiskSpace) => Math.min(sizeBytes / 10, 5 * GB)

/** Below this much the next upload may be the last: a fiftieth of it, half a gigabyte at most. */
const fullBytes = ({ sizeBytes }: DiskSpace) => Math.min(sizeBytes / 50, GB / 2)

/** Whether there is room, little, or hardly any. */
export function diskState(space: DiskSpace): 'roomy' | 'low' | 'full' {
  if (space.freeBytes < fullBytes(space)) return 'full'
  return space.freeBytes < lowBytes(space) ? 'low' : 'roomy'
}

/** A size as operators read it: `3.2 GB`. */
export function saySize(bytes: number): string {
  if (bytes >= 10 * GB) return `${Math.round(bytes / GB)} GB`
  return bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`
}

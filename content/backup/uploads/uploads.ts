import type { Body } from '../archive/write-archive.ts'

/** An upload as it was opened. */
export type Opened = Body & { identity: string }

/**
 * A place of uploads, by paths such as `media/pool.jpg` and, for files of records in the bin,
 * `media/bin/pool.jpg`. What else keeps uploads than a disk does the same for a backup.
 */
export type Uploads = {
  /** All files with a text that differs as soon as another file has the path. */
  list: () => Promise<Map<string, string>>
  /** Opens a file, which stays readable if it is deleted meanwhile; undefined if it is gone. */
  open: (path: string) => Promise<Opened | undefined>
  /** The place in words if it has files, for a refusal to restore into it. */
  occupied: () => Promise<string | undefined>
  /** Takes over the files of a folder in which a backup was unpacked, by the same paths. */
  takeOver: (unpacked: string) => Promise<void>
  /** Takes back what `takeOver` has done, into an empty place. */
  undo: () => Promise<void>
}

import { existsSync, readdirSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NAMES } from '../archive/manifest.ts'
import type { Uploads } from './uploads.ts'

const FOLDERS = [NAMES.uploads, `${NAMES.uploads}/bin`]

/** Uploads that are written at this moment; they get their name when they are complete. */
const isPartial = (name: string) => name.endsWith('.tmp')

/** Uploads in the folder `media` of the data folder. */
export function uploadsOnDisk(dataDir: string): Uploads {
  const own = join(dataDir, NAMES.uploads)
  return {
    list: async () => {
      const found = await Promise.all(FOLDERS.map((folder) => listFolder(dataDir, folder)))
      return new Map(found.flat())
    },
    open: (path) => openUpload(join(dataDir, path)),
    occupied: async () => (existsSync(own) && readdirSync(own).length > 0 ? own : undefined),
    takeOver: async (unpacked) => {
      // An empty folder may be there, also as the point at which a disk is mounted.
      await mkdir(own, { recursive: true, mode: 0o700 })
      const from = join(unpacked, NAMES.uploads)
      if (!existsSync(from)) return
      for (const name of readdirSync(from)) await rename(join(from, name), join(own, name))
    },
    undo: async () => {
      for (const name of existsSync(own) ? readdirSync(own) : [])
        await rm(join(own, name), { recursive: true })
    },
  }
}

async function listFolder(dataDir: string, folder: string): Promise<[string, string][]> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const names = entries.filter((entry) => entry.isFile() && !isPartial(entry.name))
  const listed: [string, string][] = []
  for (const { name } of names) {
    const path = `${folder}/${name}`
    const found = await stat(join(dataDir, path)).catch(unlessGone)
    if (found) listed.push([path, identityOf(found)])
  }
  return listed
}

/** Files are replaced by renaming, so an open one stays what it was. */
async function openUpload(file: string) {
  const handle = await open(file, 'r').catch(unlessGone)
  if (!handle) return undefined
  const found = await handle.stat()
  return {
    bytes: found.size,
    modified: found.mtime,
    identity: identityOf(found),
    chunks: chunksOf(handle),
  }
}

async function* chunksOf(handle: FileHandle) {
  yield* handle.createReadStream({ highWaterMark: 256 * 1024 })
}

function identityOf({ ino, size, mtimeMs }: { ino: number; size: number; mtimeMs: number }) {
  return `${ino} ${size} ${mtimeMs}`
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}

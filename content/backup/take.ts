import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { ownVersion } from '../payload/database/version.ts'
import { noteBackup } from '../service/last-backup.ts'
import { FORMAT, type Manifest, NAMES } from './archive/manifest.ts'
import { ArchiveWriter } from './archive/write-archive.ts'
import { copyDatabase } from './copy-database.ts'
import { databaseOf } from './database/open.ts'
import { nameOf } from './names.ts'
import { readWaiting } from './outboxes.ts'
import type { Place } from './place.ts'
import { readBack } from './read-back.ts'
import { rotate } from './rotate.ts'
import { makeWorkFolder, removeUnfinished } from './unfinished.ts'
import { UploadCollector } from './uploads/collect.ts'
import { uploadsOf } from './uploads/open.ts'

type Options = {
  place: Place
  /** The file with the settings and secrets; left out of the backup if undefined. */
  settings: string | undefined
  /** The folder of the backups. */
  to: string
  /** The number of backups that stay in it; undefined keeps all. */
  keep?: number | undefined
}

/** A finished backup. */
export type Backup = { file: string; bytes: number; manifest: Manifest; removed: string[] }

/**
 * Takes a backup of a place at one moment, while its programs run, reads it back, and only then
 * gives it its name. Older backups are deleted afterwards, unless uploads are missing: an older one
 * may be the last that has them.
 */
export async function takeBackup({ place, settings, to, keep }: Options): Promise<Backup> {
  const started = Date.now()
  mkdirSync(to, { recursive: true, mode: 0o700 })
  removeUnfinished(to)
  const folder = makeWorkFolder(to, 'unfinished')
  try {
    const archive = join(folder, 'backup.tar')
    await write({ place, settings, folder, archive })
    const manifest = await readBack(archive, databaseOf(place), folder)
    const file = await putInPlace(archive, to, new Date(manifest.takenAt))
    const { size: bytes } = statSync(file)
    await noteBackup(place.dataDir, {
      finishedAt: new Date().toISOString(),
      seconds: Math.round((Date.now() - started) / 100) / 10,
      file,
      bytes,
      ...totalsOf(manifest),
    })
    const isRotated = keep !== undefined && manifest.missing.length === 0
    return { file, bytes, manifest, removed: isRotated ? await rotate(to, keep) : [] }
  } catch (error) {
    throw isDiskFull(error) ? new Error(diskFull(to), { cause: error }) : error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The numbers of records and files of a backup. */
export function totalsOf({ records, files, missing }: Manifest) {
  return {
    records: Object.values(records).reduce((sum, count) => sum + count, 0),
    files: Object.keys(files).length,
    missing: missing.length,
  }
}

type Work = { place: Place; settings: string | undefined; folder: string; archive: string }

/**
 * The order is what makes it one moment. Enquiries that wait come before the database: one that is
 * handed over meanwhile is in both, and is stored once. Uploads come before and after it. Erasures
 * come after it, so that none is forgotten.
 */
async function write({ place, settings, folder, archive }: Work): Promise<void> {
  const database = databaseOf(place)
  const writer = await ArchiveWriter.create(archive)
  try {
    const uploads = new UploadCollector(uploadsOf(place), writer)
    await uploads.collect()
    for (const [path, text] of readWaiting(place.dataDir)) await writer.addText(path, text)
    const { contents, takenAt, file } = await copyDatabase(database, folder, uploads)
    uploads.leaveOutOthers(new Set(contents.uploads))
    await writer.addFile(database.name, file)
    rmSync(file)
    for (const [name, path] of [
      [NAMES.erasures, join(place.dataDir, NAMES.erasures)],
      [NAMES.settings, settings],
    ] as const)
      if (path !== undefined && existsSync(path))
        await writer.addText(name, readFileSync(path, 'utf8'))
    const { uploads: named, ...about } = contents
    const missing = named.filter((path) => !writer.has(path))
    await writer.finish({
      format: FORMAT,
      version: ownVersion(),
      takenAt: takenAt.toISOString(),
      engine: database.engine,
      ...about,
      missing,
    })
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

/** Renames a finished archive; two of one second get different names. */
async function putInPlace(archive: string, to: string, takenAt: Date): Promise<string> {
  let at = takenAt
  while (existsSync(join(to, nameOf(at)))) at = new Date(at.getTime() + 1000)
  const file = join(to, nameOf(at))
  renameSync(archive, file)
  const parent = await open(to, 'r')
  await parent.sync().finally(() => parent.close())
  return file
}

const isDiskFull = (error: unknown) =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') ||
    /disk is full|no space left/i.test(error.message))

function diskFull(to: string) {
  const { bavail, bsize } = statfsSync(to)
  const free = Math.round((bavail * bsize) / 1_000_000)
  return `The disk of ${to} is full (${free} MB are free): nothing was backed up. Make room, or keep fewer backups (--keep).`
}

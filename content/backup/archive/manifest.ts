import { isObject } from '@belvedere/kit/json.ts'
import type { Engine } from '../../payload/database/migrations-dir.ts'

/** A file of a backup. */
export type Entry = { bytes: number; sha256: string }

/** The numbers of records, by the names of the tables. */
export type Records = Readonly<Record<string, number>>

/** What a backup holds. It is written last, so an archive that has it was written to its end. */
export type Manifest = {
  format: typeof FORMAT
  /** The version of Belvedere whose command took it. */
  version: string
  /** The time at which the database was copied. */
  takenAt: string
  engine: Engine
  /** The migrations of the database, and the versions that opened it, the last one last. */
  migrations: string[]
  versions: string[]
  records: Records
  files: Readonly<Record<string, Entry>>
  /** Uploads that the database names and that were missing when the backup was taken. */
  missing: string[]
}

/** Raised when an older command could not read a new backup. */
export const FORMAT = 1

/** The names in an archive, whose files have the same names in `DATA_DIR`. */
export const NAMES = {
  manifest: 'manifest.json',
  end: 'end.json',
  settings: 'settings.env',
  erasures: 'erasures.jsonl',
  uploads: 'media',
} as const

/** The manifest in a JSON value; undefined if it is none of this format. */
export function parseManifest(value: unknown): Manifest | undefined {
  if (!isObject(value)) return undefined
  const { format, version, takenAt, engine, migrations, versions, records, files, missing } = value
  if (format !== FORMAT || typeof version !== 'string' || typeof takenAt !== 'string')
    return undefined
  if (engine !== 'sqlite' && engine !== 'postgres') return undefined
  if (!isTexts(migrations) || !isTexts(versions) || !isTexts(missing)) return undefined
  if (!isObject(records) || !Object.values(records).every(isCount)) return undefined
  if (!isObject(files) || !Object.entries(files).every(isFile)) return undefined
  return {
    ...{ format, version, takenAt, engine, migrations, versions, missing },
    records: records as Records,
    files: files as Manifest['files'],
  }
}

/** Whether a name in an archive is a path below the folder that it is unpacked into. */
export function isInside(path: string): boolean {
  const parts = path.split('/')
  return parts.every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part))
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isFile([path, entry]: [string, unknown]) {
  const { bytes, sha256 } = isObject(entry) ? entry : {}
  return isInside(path) && isCount(bytes) && typeof sha256 === 'string'
}

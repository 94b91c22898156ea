import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Engine } from '../../payload/database/migrations-dir.ts'

/** The data that is read after an upgrade, and has to be unchanged. */
export type Content = Record<string, unknown>

/**
 * The database of a release in the repository: its contents, as they were read when it was made.
 */
export type Stored = {
  version: string
  /** The time at which it was made, and its migrations. */
  at: string
  migrations: string[]
  /** An administrator whose account requires codes. */
  account: { email: string; code: string; recoveryCode: string }
  /** The delivery token of the site. */
  token: string
  /** A page with three versions: published twice, and a draft. */
  page: number
  /** A page that was never published, and is scheduled for `due`. */
  planned: number
  due: string
  content: Content
}

/** The settings that a stored database is made and opened with; nothing else uses them. */
export const SETTINGS = {
  PAYLOAD_SECRET: 'a secret for tests alone',
  PUBLISH_KEY: 'a key for tests alone',
  CONTENT_TOKEN: 'published-token-of-a-stored-release',
  CONTENT_PREVIEW_TOKEN: 'preview-token-of-a-stored-release',
}

const stored = join(import.meta.dirname, 'stored')

/**
 * The folder of a release: for each engine a packed database, and a description of its contents.
 */
export function releaseDir(version: string): string {
  return join(stored, version)
}

/** The versions whose databases are stored. */
export function storedVersions(): string[] {
  return readdirSync(stored).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** The contents of the database of a release. */
export function readStored(version: string, engine: Engine): Stored {
  return JSON.parse(readFileSync(join(releaseDir(version), `${engine}.json`), 'utf8'))
}

/** The database of a release: a SQLite file, or the statements that fill an empty one of PostgreSQL. */
export function unpackStored(version: string, engine: Engine): Buffer {
  return gunzipSync(readFileSync(join(releaseDir(version), `${engine}.gz`)))
}

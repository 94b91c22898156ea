import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ownPlace } from '@belvedere/content/backup/place.ts'
import { type Backup, takeBackup, totalsOf } from '@belvedere/content/backup/take.ts'
import { loadEnv } from '@belvedere/kit/env.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'

const USAGE =
  'Name the folder of the backups: "npm run backup -- DIR", with "--keep 14" to delete all but the newest 14, and "--without-settings" to leave out .env.local.'

/** The exit code of a backup that is whole except for uploads that were missing before it. */
const UPLOADS_MISSING = 2

/**
 * Takes a backup of everything that is kept, while the programs run or not. Exits with code 0 if it is
 * whole, 2 if uploads are missing that the database names, and 1 if nothing was backed up.
 */
runMain(async () => {
  process.umask(0o077)
  const { to, keep, hasSettings } = readArgs()
  loadEnv()
  const settings = hasSettings ? join(root, '.env.local') : undefined
  const backup = await takeBackup({ place: ownPlace(), settings, to, keep })
  if (backup.manifest.missing.length > 0) process.exitCode = UPLOADS_MISSING
  console.log(report(backup))
})

function readArgs() {
  const { values, positionals } = parseOr(USAGE)
  const [folder, ...others] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (!folder || others.length > 0) throw new Error(USAGE)
  if (keep !== undefined && !(Number.isSafeInteger(keep) && keep >= 1))
    throw new Error(
      `--keep is "${values.keep}". Set it to the number of backups that stay, 1 or more.`,
    )
  // npm runs this in the folder of the project; INIT_CWD is where it was called.
  const to = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  return { to, keep, hasSettings: values['without-settings'] !== true }
}

function parseOr(usage: string) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, 'without-settings': { type: 'boolean' } },
    })
  } catch (error) {
    throw new Error(usage, { cause: error })
  }
}

function report({ file, bytes, manifest, removed }: Backup): string {
  const { records, files } = totalsOf(manifest)
  const size = `${(bytes / 1_000_000).toFixed(1)} MB, ${records} records, ${files} files`
  const { missing } = manifest
  if (missing.length > 0)
    return `  !  Backed up and read back: ${file} (${size}), but not all uploads that the database names are there; missing (${missing.length}): ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}. No older backup was deleted: one may still have them.`
  const older = removed.length === 0 ? '' : `; ${removed.length} older deleted`
  return `  ✓  Backed up and read back: ${file} (${size})${older}`
}

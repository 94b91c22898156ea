import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Manifest } from '@belvedere/content/backup/archive/manifest.ts'
import { ownPlace } from '@belvedere/content/backup/place.ts'
import { readSettings } from '@belvedere/content/backup/restore/read-settings.ts'
import { restore } from '@belvedere/content/backup/restore/restore.ts'
import { totalsOf } from '@belvedere/content/backup/take.ts'
import { loadEnv } from '@belvedere/kit/env.ts'
import { runMain } from '../launch/main.ts'
import { node, root } from '../launch/paths.ts'
import { readAddresses, stackEnv } from '../launch/stack.ts'
import { runTask } from '../launch/task.ts'
import { rehearse } from './rehearsal/rehearse.ts'
import { adoptSettings, writeSettings } from './restore/settings.ts'
import { requireStopped } from './restore/stopped.ts'

/** A rehearsal that is stopped still deletes its database and its folder. */
const REHEARSAL_END_MS = 20_000

const USAGE =
  'Name the backup: "npm run restore -- FILE", with "--rehearse" to try it in a place of its own.'

/**
 * Puts a backup into an empty place; with `--rehearse` into a place of its own, where both programs
 * are started on it and asked for pages, and of which nothing is left afterwards.
 */
runMain(async (stop) => {
  process.umask(0o077)
  const { archive, isRehearsal } = readArgs()
  loadEnv()
  const hasOwn = existsSync(join(root, '.env.local')) || process.env.PAYLOAD_SECRET !== undefined
  const settings = hasOwn ? undefined : await readSettings(archive)
  if (settings !== undefined) adoptSettings(settings)
  if (isRehearsal) {
    console.log(await rehearse(archive, stop))
    return
  }
  const addresses = readAddresses()
  await requireStopped(addresses)
  const manifest = await restore({ archive, place: ownPlace() })
  console.log(report(archive, manifest))
  if (!hasOwn) console.log(writeSettings(root, settings, addresses.contentPort))
  const said = await runTask(node, [join(root, 'content', 'setup.ts')], stackEnv(addresses))
  for (const line of said.trim().split('\n')) console.log(`  ✓  ${line}`)
}, REHEARSAL_END_MS)

function readArgs() {
  const { values, positionals } = parseOr(USAGE)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Error(USAGE)
  // npm runs this in the folder of the project; INIT_CWD is where it was called.
  const archive = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  if (!existsSync(archive)) throw new Error(`There is no ${archive}.`)
  return { archive, isRehearsal: values.rehearse === true }
}

function parseOr(usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { rehearse: { type: 'boolean' } } })
  } catch (error) {
    throw new Error(usage, { cause: error })
  }
}

function report(archive: string, manifest: Manifest): string {
  const { records, files, missing } = totalsOf(manifest)
  const without =
    missing === 0 ? '' : `, without the uploads that were missing when it was taken (${missing})`
  return `  ✓  Restored ${archive}, as of ${manifest.takenAt}: ${records} records and ${files} files, all counted and compared${without}`
}

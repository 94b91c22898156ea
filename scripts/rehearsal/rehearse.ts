import { accessSync, constants, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { databaseOf } from '@belvedere/content/backup/database/open.ts'
import { type Scratch, scratchDatabase } from '@belvedere/content/backup/database/scratch.ts'
import { ownPlace, type Place } from '@belvedere/content/backup/place.ts'
import { restore } from '@belvedere/content/backup/restore/restore.ts'
import { totalsOf } from '@belvedere/content/backup/take.ts'
import { makeWorkFolder, removeUnfinished } from '@belvedere/content/backup/unfinished.ts'
import { node, root } from '../../launch/paths.ts'
import { freePorts } from '../../launch/ports.ts'
import type { Env } from '../../launch/program.ts'
import { builtPrograms, startStack, stopStack } from '../../launch/stack.ts'
import { runTask } from '../../launch/task.ts'
import { askPages } from './ask-pages.ts'
import { rehearsalEnv } from './env.ts'

/** The lines of the programs that are shown if a rehearsal fails. */
const SHOWN_LINES = 15

/**
 * Restores a backup into a folder and a database of its own, starts both programs of this build on
 * it, asks for pages, and removes all of it, whatever happens. Nobody is written to. Returns a line
 * about it; rejects with the reason and the last lines of the programs.
 */
export async function rehearse(archive: string, stop: AbortSignal): Promise<string> {
  requireBuilt()
  const parent = writable(dirname(archive))
  removeUnfinished(parent)
  const folder = makeWorkFolder(parent, 'rehearsal')
  const { databaseUrl } = ownPlace()
  let scratch: Scratch | undefined
  try {
    scratch = databaseUrl ? await scratchDatabase(databaseUrl) : undefined
    const place = { dataDir: folder, databaseUrl: scratch?.url }
    const manifest = await restore({ archive, place, withWaiting: false })
    await databaseOf(place).forgetDeliveries()
    stop.throwIfAborted()
    const { pages, pictures } = await tryPrograms(place)
    const { records, files } = totalsOf(manifest)
    return `  ✓  Rehearsed ${archive}, as of ${manifest.takenAt}: ${records} records and ${files} files restored, both programs ready, ${pages} pages and ${pictures} of their pictures served; nothing of it is left`
  } finally {
    await scratch?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryPrograms(place: Place) {
  const [port = 0, contentPort = 0] = await freePorts(2)
  const env = rehearsalEnv(place, port, contentPort)
  // What follows reads the addresses of the programs from the environment of this process.
  Object.assign(process.env, env)
  const lines: string[] = []
  const note = (program: string, line: string) => void lines.push(`[${program}] ${line}`)
  try {
    await register(env)
    const addresses = { port, contentPort, dataDir: place.dataDir }
    const stack = await startStack(builtPrograms(env, note), addresses)
    try {
      return await askPages(`http://127.0.0.1:${port}`)
    } finally {
      await stopStack(stack)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const said = lines.slice(-SHOWN_LINES).map((line) => `     ${line}\n`)
    throw new Error(
      `The rehearsal failed. ${said.length > 0 ? `\n${said.join('')}     ` : ''}${reason}`,
      {
        cause: error,
      },
    )
  }
}

/** Migrates the copy if this version does, and registers the tokens of these settings. */
async function register(env: Env) {
  await runTask(node, [join(root, 'content', 'setup.ts')], env)
}

function requireBuilt() {
  const files = ['site/dist/server/main.js', 'content/.next/BUILD_ID']
  if (!files.every((file) => existsSync(join(root, file))))
    throw new Error('The programs are not built: run "npm run build" first.')
}

/** Beside the backup there is usually room for it; backups may also be mounted for reading only. */
function writable(folder: string) {
  try {
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return tmpdir()
  }
}

import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { otherClients } from '@belvedere/content/payload/database/other-clients.ts'
import { postgresUrl } from '@belvedere/content/payload/database/url.ts'
import { dataDir } from '@belvedere/kit/env.ts'
import { type Finding, fault, ok, warning } from '@belvedere/kit/health/finding.ts'

/** Who else has the database open. */
export function lookAtWriters(): Promise<Finding | Finding[]> {
  return postgresUrl()
    ? ofPostgres()
    : Promise.resolve(sqliteFinding(join(dataDir(), 'content.sqlite')))
}

/** The processes that have a SQLite file open, as far as this user can see them. */
export function sqliteFinding(file: string): Finding {
  const found = processesWith(file)
  if (!found) return ok('This system does not tell which processes have the file open.')
  const [first, ...others] = found.map(({ pid, command }) => `${pid} (${command})`)
  if (!first) return ok(`No process of this user has ${file} open.`)
  if (others.length === 0) return ok(`One process has ${file} open: ${first}.`)
  return fault(
    `${found.length} processes have ${file} open: ${[first, ...others].join(', ')}.`,
    'Stop all but one: on SQLite there is one content service.',
  )
}

/** Undefined without `/proc`. */
function processesWith(file: string) {
  try {
    const path = realpathSync(file)
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const own = pids.filter((pid) => Number(pid) !== process.pid && hasOpen(pid, path))
    return own.map((pid) => ({ pid, command: commandOf(pid) }))
  } catch {
    return undefined
  }
}

function hasOpen(pid: string, path: string) {
  try {
    const folder = `/proc/${pid}/fd`
    return readdirSync(folder).some((name) => linkIn(join(folder, name)) === path)
  } catch {
    // It has ended, or belongs to another user.
    return false
  }
}

function linkIn(path: string) {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function commandOf(pid: string) {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    // The launcher's own part of the command says nothing here.
    const own = words.filter((word, i) => word !== '--import' && words[i - 1] !== '--import')
    return own.join(' ').trim().slice(0, 120)
  } catch {
    return 'it has ended'
  }
}

/** The connections to the database, by machine; a content service has up to ten. */
async function ofPostgres(): Promise<Finding> {
  const clients = await otherClients()
  const places = clients.map(({ place, connections }) => `${connections} from ${place}`)
  if (places.length === 0) return ok('Nobody else is connected to the database.')
  const found = `There are connections to the database: ${places.join(', ')}.`
  return places.length === 1
    ? ok(found)
    : warning(found, 'Look whether each of these machines should use this database.')
}

import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const PROGRAMS = ['initdb', 'postgres']

/** The folder of the PostgreSQL programs, or undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(byVersion)
  return [...path, ...path.map(linkedFolder), ...debian].find(isComplete)
}

/** PostgreSQL refuses to run as root: the user to run it as, or undefined if not root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const found = ['postgres', 'nobody'].map(idsOf).find((ids) => ids !== undefined)
  if (found) return found
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}

function idsOf(name: string) {
  const read = (option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }))
  try {
    return { uid: read('-u'), gid: read('-g') }
  } catch {
    return undefined
  }
}

function byVersion(a: string, b: string) {
  return b.localeCompare(a, 'en', { numeric: true })
}

/** Distributions link single programs into the path: returns the folder that the link points to. */
function linkedFolder(folder: string): string {
  try {
    return dirname(realpathSync(join(folder, 'initdb')))
  } catch {
    return folder
  }
}

function isComplete(folder: string) {
  try {
    for (const program of PROGRAMS) accessSync(join(folder, program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

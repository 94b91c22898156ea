import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** A package of `package-lock.json`; copies of one version in several folders are one package. */
export type Package = {
  name: string
  version: string
  licence: string
  /** Only for building and testing: `npm ci --omit=dev` leaves it out. */
  isDev: boolean
  /** Contains machine code for one system or processor; npm installs the matching ones. */
  isForOnePlatform: boolean
}

type LockEntry = {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
}

type LockEntries = Record<string, LockEntry>

/** The entries of the project's `package-lock.json`, by their folder. */
export function readLock(): LockEntries {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

/** All packages from the registry, sorted by name and version; the workspaces are not among them. */
export function packagesIn(entries: LockEntries): Package[] {
  const packages = new Map<string, Package>()
  for (const [path, entry] of Object.entries(entries)) {
    if (entry.link || !path.includes('node_modules/')) continue
    const one = packageOf(path, entry)
    const id = `${one.name}@${one.version}`
    const isDev = one.isDev && (packages.get(id)?.isDev ?? true)
    packages.set(id, { ...one, isDev })
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

function packageOf(path: string, entry: LockEntry): Package {
  return {
    name: path.split('node_modules/').at(-1) ?? path,
    version: entry.version ?? '',
    licence: entry.license ?? IN_README.get(path) ?? olderLicenceField(path),
    isDev: entry.dev === true,
    isForOnePlatform: entry.os !== undefined || entry.cpu !== undefined,
  }
}

/** Packages of the tests that state their licence in their readme alone. */
const IN_README = new Map([
  ['node_modules/humanize-number', 'MIT'],
  ['node_modules/only', 'MIT'],
])

/** npm copies `license` into the lock file, but not the older `licenses` that a few packages have. */
function olderLicenceField(path: string) {
  const file = join(root, path, 'package.json')
  const { licenses = [] }: { licenses?: { type: string }[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  return licenses.map(({ type }) => type).join(' OR ') || 'unknown'
}

/** Licences that only require their text and the authors' names in copies. */
const PERMISSIVE = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC'],
  ...['MIT', 'MIT-0', 'Python-2.0', 'Unlicense', 'WTFPL'],
])

/** Licences that ask for the source of the package itself; `THIRD_PARTY.md` starts with these. */
const SHARE_ALIKE = new Set(['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0'])

/**
 * Whether a licence, such as `(MPL-2.0 OR Apache-2.0)`, has an alternative that the project
 * accepts.
 */
export function isAllowed(licence: string): boolean {
  return choices(licence).some((terms) =>
    terms.every((term) => PERMISSIVE.has(term) || SHARE_ALIKE.has(term)),
  )
}

/** Whether every alternative of a licence requires the package's source. */
export function asksForSource(licence: string): boolean {
  return choices(licence).every((terms) => terms.some((term) => SHARE_ALIKE.has(term)))
}

/** The alternatives of a licence, each as the terms that apply together. */
function choices(licence: string) {
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((terms) => terms.split(' AND '))
}

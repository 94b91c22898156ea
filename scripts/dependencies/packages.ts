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
  integrity?: string
}

export type LockEntry = {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type LockEntries = Record<string, LockEntry>

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
  const name = path.split('node_modules/').at(-1) ?? path
  return {
    name,
    version: entry.version ?? '',
    licence: entry.license ?? olderLicenceField(path),
    isDev: entry.dev === true,
    isForOnePlatform: entry.os !== undefined || entry.cpu !== undefined,
    integrity: entry.integrity,
  }
}

/** npm copies `license` into the lock file, but not the older `licenses` that a few packages have. */
function olderLicenceField(path: string) {
  const file = join(root, path, 'package.json')
  const { licenses = [] }: { licenses?: { type: string }[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  return licenses.map(({ type }) => type).join(' OR ') || 'unknown'
}

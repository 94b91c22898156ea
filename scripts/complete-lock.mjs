/*
 * A registry mirror may lack packages for other platforms. npm then omits them from the lock file,
 * and `npm ci` rejects that lock file everywhere. This script adds the missing entries, using the
 * names and versions in `optionalDependencies`. Run it after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, dev?: boolean, license?: string, optionalDependencies?: Record<string, string> }} Entry */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * The optional dependencies that have no entry in the lock file.
 *
 * @param {Record<string, Entry>} packages
 */
export function missingFrom(packages) {
  const present = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(packages).flatMap((owner) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(([name]) => !present.has(name))
      .map(([name, version]) => ({ name, version, owner })),
  )
}

/**
 * A lock entry that npm installs only on the platform named in the package name.
 *
 * @param {{ name: string, version: string, owner: Entry }} missing
 */
function entryOf({ name, version, owner }) {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (!os || !cpu)
    throw new Error(`${name} has no platform in its name: add it to package-lock.json by hand.`)
  const libc = os === 'linux' ? { libc: [words.includes('musl') ? 'musl' : 'glibc'] } : {}
  const { dev, license } = owner
  return { version, cpu: [cpu], ...(dev && { dev }), ...libc, license, optional: true, os: [os] }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingFrom(lock.packages)
  for (const each of missing) lock.packages[`node_modules/${each.name}`] = entryOf(each)
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(sorted)
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages for other platforms added to package-lock.json`)
}

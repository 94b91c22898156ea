import type { LockEntries, LockEntry } from './packages.ts'

/** The project itself, as the start of the graph. */
export const PROJECT = ''

/**
 * Which packages each package of production loads, both as `name@version`. The dependencies of the
 * workspaces count for the project, because they are not published separately.
 */
export function dependencyGraph(entries: LockEntries): Map<string, string[]> {
  const graph = new Map<string, Set<string>>()
  for (const [path, entry] of Object.entries(entries)) {
    if (entry.link || entry.dev) continue
    const id = path.includes('node_modules/') ? idOf(path, entry) : PROJECT
    graph.set(id, new Set([...(graph.get(id) ?? []), ...loadedBy(path, entry, entries)]))
  }
  return new Map([...graph].map(([id, loaded]) => [id, [...loaded].sort()]))
}

function loadedBy(path: string, entry: LockEntry, entries: LockEntries) {
  const { dependencies, optionalDependencies, peerDependencies } = entry
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.flatMap((name) => {
    const found = resolve(path, name, entries)
    const loaded = entries[found]
    return loaded && !loaded.link && !loaded.dev ? [idOf(found, loaded)] : []
  })
}

/** The folder in which Node finds a package, from the folder of the one that loads it. */
function resolve(from: string, name: string, entries: LockEntries): string {
  const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
  if (path in entries || !from) return path
  return resolve(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name, entries)
}

function idOf(path: string, { version }: LockEntry) {
  return `${path.split('node_modules/').at(-1)}@${version}`
}

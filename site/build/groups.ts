import { statSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1]

/** Comes with the first island, and changes only when React does, so returning visitors have it. */
const react = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }

/**
 * What only behaviours have in common, and those that do no more than call it: each alone would be
 * smaller than its request, and pages without them need none of it.
 */
const behaviours = {
  name: (id: string, context: Context) => (isCommonToBehaviours(id, context) ? 'behaviours' : null),
  debugName: 'behaviours',
  test: /\/(?:ui|blocks|motion)\//,
}

/** How the scripts of the browser are divided. A group takes what it names and no more. */
export const SPLITTING = {
  groups: [react, behaviours],
  includeDependenciesRecursively: false,
}

const BEHAVIOUR = /\/behaviour\.ts$/
const FEW_BYTES = 400

function isCommonToBehaviours(id: string, context: Context): boolean {
  if (BEHAVIOUR.test(id)) return statSync(id).size < FEW_BYTES
  const users = [...usersOf(id, context)]
  return users.length > 1 && users.every((user) => BEHAVIOUR.test(user))
}

/** What leads to a module: behaviours, and whatever else nothing imports. */
function usersOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const importers = context.getModuleInfo(id)?.importers ?? []
  if (BEHAVIOUR.test(id) || importers.length === 0) return new Set([id])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set(importers.flatMap((importer) => [...usersOf(importer, context, seen)]))
}

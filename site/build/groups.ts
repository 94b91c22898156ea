import { statSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1]

/** Changes only when a package does, so returning visitors have it. */
const framework = { name: 'framework', test: /node_modules/, priority: 1 }

/** What of our own code several others have in common. */
const common = {
  name: commonName,
  debugName: 'common',
  test: /\/(?:ui|blocks|motion)\//,
}

/** How the scripts of the browser are divided. A group takes what it names and no more. */
export const SPLITTING = { groups: [framework, common], includeDependenciesRecursively: false }

const LATER = /\/(?:behaviour\.ts|island\.tsx)$/
const BEHAVIOUR = /\/behaviour\.ts$/
const FEW_BYTES = 400

/**
 * `shared` is what the first script and islands have in common: an island must not import the first
 * script, which waits for it. `behaviours` is what only behaviours have in common, and those that do
 * no more than call it: each alone would be smaller than its request.
 */
function commonName(id: string, context: Context): string | null {
  if (BEHAVIOUR.test(id)) return statSync(id).size < FEW_BYTES ? 'behaviours' : null
  const users = [...usersOf(id, context)]
  if (users.length < 2) return null
  return users.every((user) => BEHAVIOUR.test(user)) ? 'behaviours' : 'shared'
}

/** What leads to a module: islands, behaviours, and what nothing else imports. */
function usersOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const importers = context.getModuleInfo(id)?.importers ?? []
  if (LATER.test(id) || importers.length === 0) return new Set([id])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set(importers.flatMap((importer) => [...usersOf(importer, context, seen)]))
}

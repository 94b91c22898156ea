import { statSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Context = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1]

/**
 * Code that only behaviours share, and tiny behaviours that only call it. As separate chunks each
 * would be smaller than its request; pages without behaviours load none of it.
 */
const behaviours = {
  name: (id: string, context: Context) => (isSharedByBehaviours(id, context) ? 'behaviours' : null),
  debugName: 'behaviours',
  test: /\/(?:ui|blocks|motion)\//,
}

/** The scripts that tell the time of day are in the chunk of the hours: other pages do not load them. */
const hours = {
  name: 'hours',
  test: /\/(?:ui\/clock\/|ui\/themes\/day\/hour(?:s|-now)\.ts|kit\/evening\.ts)/,
}

/** How the browser's scripts are split. Groups do not pull in the dependencies of their modules. */
export const CODE_SPLITTING = {
  groups: [hours, behaviours],
  includeDependenciesRecursively: false,
}

const BEHAVIOUR = /\/behaviour\.ts$/
const TINY_BYTES = 400

function isSharedByBehaviours(id: string, context: Context): boolean {
  if (BEHAVIOUR.test(id)) return statSync(id).size < TINY_BYTES
  const users = [...usersOf(id, context)]
  return users.length > 1 && users.every((user) => BEHAVIOUR.test(user))
}

/** The behaviours and entry points that import a module, directly or not. */
function usersOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const importers = context.getModuleInfo(id)?.importers ?? []
  if (BEHAVIOUR.test(id) || importers.length === 0) return new Set([id])
  if (seen.has(id)) return new Set()
  seen.add(id)
  return new Set(importers.flatMap((importer) => [...usersOf(importer, context, seen)]))
}

const KEY = Symbol.for('belvedere.media')
const store = globalThis as { [KEY]?: Map<string, unknown> }
store[KEY] ??= new Map()
const made = store[KEY]

/**
 * Creates a value once per process. Next loads a module once for the hooks of the studio and once
 * for the routes, each with its own variables.
 */
export function shared<T>(name: string, create: () => T): T {
  if (!made.has(name)) made.set(name, create())
  return made.get(name) as T
}

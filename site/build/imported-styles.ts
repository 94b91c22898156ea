import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { parseSync } from 'vite'

const ROOM = '@belvedere/'

/** What modules import, by their files: each is read once. */
export type Known = Map<string, string[]>

/** The stylesheets that modules and all they import bring, in the order in which they are met. */
export function importedStyles(files: readonly string[], known: Known = new Map()): string[] {
  const seen = new Set<string>()
  for (const file of files) follow(file, seen, known)
  return [...seen].filter((file) => file.endsWith('.css'))
}

function follow(file: string, seen: Set<string>, known: Known) {
  if (seen.has(file)) return
  seen.add(file)
  const imports = known.get(file) ?? importsOf(file)
  known.set(file, imports)
  for (const imported of imports) follow(imported, seen, known)
}

/** What is imported for its types alone is not there when the code runs. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const imports = staticImports.filter(({ entries }) => isNeeded(entries))
  const passedOn = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const names = [...imports, ...passedOn].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
  return names.flatMap((name) => target(file, name) ?? [])
}

/** An import without names is there for what it does. */
function isNeeded(entries: readonly { isType: boolean }[]) {
  return entries.length === 0 || entries.some(({ isType }) => !isType)
}

/** The file an import means; nothing for packages and Node's own modules. */
function target(file: string, name: string): string | undefined {
  if (name.startsWith(ROOM)) return join(projectRoot(), name.slice(ROOM.length))
  return name.startsWith('.') ? join(dirname(file), name) : undefined
}

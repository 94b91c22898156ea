import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { parseSync } from 'vite'

const WORKSPACE = '@belvedere/'

/** The imports of each file, so that files are parsed once. */
export type ImportCache = Map<string, string[]>

/** The stylesheets that modules import, directly or not, in depth-first order. */
export function importedStyles(files: readonly string[], cache: ImportCache = new Map()): string[] {
  const seen = new Set<string>()
  for (const file of files) follow(file, seen, cache)
  return [...seen].filter((file) => file.endsWith('.css'))
}

function follow(file: string, seen: Set<string>, cache: ImportCache) {
  if (seen.has(file)) return
  seen.add(file)
  const imports = cache.get(file) ?? importsOf(file)
  cache.set(file, imports)
  for (const imported of imports) follow(imported, seen, cache)
}

/** Type-only imports and exports are skipped: they do not exist at run time. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, 'utf8')).module
  const imports = staticImports.filter(({ entries }) => isNeeded(entries))
  const reexports = staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
  const names = [...imports, ...reexports].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  )
  return names.flatMap((name) => target(file, name) ?? [])
}

/** Whether an import exists at run time. Imports without names do: they have side effects. */
function isNeeded(entries: readonly { isType: boolean }[]) {
  return entries.length === 0 || entries.some(({ isType }) => !isType)
}

/** The file that an import resolves to; undefined for packages and Node's modules. */
function target(file: string, name: string): string | undefined {
  if (name.startsWith(WORKSPACE)) return join(projectRoot(), name.slice(WORKSPACE.length))
  return name.startsWith('.') ? join(dirname(file), name) : undefined
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** Set by our programs for each other, by the system, or by Node, Next and Vite; not meant for users. */
const OWN = new Set([
  ...['NODE_ENV', 'PATH', 'NEXT_RUNTIME', 'PAYLOAD_MIGRATING', 'SSR', 'DEV'],
  ...['NODE_COMPILE_CACHE', 'BELVEDERE_STARTED', 'BELVEDERE_PARENT'],
])

const CALLS = [
  String.raw`\benv\.`,
  String.raw`\bread(?:Env|Number|Megabytes|Networks|Port|Secret|Urls?)\(\s*'`,
  String.raw`\bmetricsAddress\('`,
  String.raw`\bvariable: '`,
]
const READ = new RegExp(`(?:${CALLS.join('|')})([A-Z][A-Z_]+)`, 'g')

/** The settings that the sources of these folders read. */
export function settingsRead(folders: string): Set<string> {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.next|\.test\.|examples|\/test(ing)?$/.test(path),
  })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(READ)].map(([, name = '']) => name))
  return new Set(names.filter((name) => !OWN.has(name)))
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export type Import = {
  /** The importing file and the imported one, relative to the repository. */
  file: string
  path: string
  /** The module specifier as written. */
  name: string
  /** A type-only import, which is erased at run time. */
  isType: boolean
}

const root = join(import.meta.dirname, '..')
const IMPORT =
  /(?<type>\bimport type\b[^'"]*?)?(?:\bfrom\s*|\bimport\s*\(?\s*)['"](?<name>[^'"]+)['"]/g

/** The project-internal imports of all files that match a glob pattern. */
export function importsIn(pattern: string): Import[] {
  const files = globSync(pattern, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.next'].includes(name),
  })
  return files.flatMap(importsOf)
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(({ groups: { type, name = '' } = {} }) => {
    const path = target(file, name)
    return path ? [{ file, name, path, isType: type !== undefined }] : []
  })
}

/** The imported path relative to the repository; undefined for packages and Node modules. */
function target(file: string, name: string) {
  if (name.startsWith('@belvedere/')) return name.slice('@belvedere/'.length)
  return name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : undefined
}

/** An import in words, for failure messages. */
export function describeImport({ file, path }: Import): string {
  return `${file} imports ${path}`
}

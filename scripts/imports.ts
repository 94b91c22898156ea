import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export type Import = {
  /** The file that imports, and the one that is imported, as paths inside the project. */
  file: string
  path: string
  /** As it is written. */
  name: string
  /** Gone when the code runs. */
  isType: boolean
}

const root = join(import.meta.dirname, '..')
const IMPORT =
  /(?<type>\bimport type\b[^'"]*?)?(?:\bfrom\s*|\bimport\s*\(?\s*)['"](?<name>[^'"]+)['"]/g

/** All that the files which match a pattern import from the project. */
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

/** The path an import leads to inside the project; nothing for packages and Node's own modules. */
function target(file: string, name: string) {
  if (name.startsWith('@belvedere/')) return name.slice('@belvedere/'.length)
  return name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : undefined
}

/** What a test says of an import that breaks its rule. */
export function said({ file, path }: Import): string {
  return `${file} imports ${path}`
}

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder that holds the whole project, whichever program or bundle asks. A bundle may stand
 * anywhere, so the way up from the working directory is tried as well.
 */
export function projectRoot(): string {
  const root = upFrom(ownFolder()) ?? upFrom(process.cwd())
  if (root) return root
  throw new Error('The project root was not found: run this inside the Belvedere folder.')
}

function ownFolder() {
  return import.meta.url.startsWith('file:')
    ? dirname(fileURLToPath(import.meta.url))
    : process.cwd()
}

function upFrom(folder: string): string | undefined {
  if (isRoot(folder)) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : upFrom(parent)
}

function isRoot(folder: string) {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8').includes('"workspaces"')
  } catch {
    return false
  }
}

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The root folder of the project, found upwards from this file. A bundle can be anywhere, so the
 * working directory is tried as well.
 */
export function projectRoot(): string {
  const root = findUpwards(moduleFolder()) ?? findUpwards(process.cwd())
  if (root) return root
  throw new Error('The project root was not found: run this inside the Belvedere folder.')
}

function moduleFolder() {
  return import.meta.url.startsWith('file:')
    ? dirname(fileURLToPath(import.meta.url))
    : process.cwd()
}

function findUpwards(folder: string): string | undefined {
  if (isRoot(folder)) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findUpwards(parent)
}

function isRoot(folder: string) {
  try {
    return readFileSync(join(folder, 'package.json'), 'utf8').includes('"workspaces"')
  } catch {
    return false
  }
}

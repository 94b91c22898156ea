import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** The README and all pages of `docs/`, as paths from the root. */
export const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root }).sort()]

/** The text of a page, by its path from the root. */
export function readPage(page: string): string {
  return readFileSync(join(root, page), 'utf8')
}

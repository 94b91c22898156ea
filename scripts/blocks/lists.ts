import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import type { BlockName } from './block-name.ts'

/** The two lists of kinds, with the line for a kind. */
const LISTS = {
  'blocks/fields.ts': ({ constant, folder }: BlockName) =>
    `export { ${constant} } from './${folder}/fields.ts'`,
  'blocks/views.ts': ({ key, folder }: BlockName) =>
    `export { block as ${key} } from './${folder}/index.ts'`,
}

const FOLDER = /from '\.\/([^/]+)\//

/** Adds a kind to both lists, which are sorted by folder. */
export function addToLists(name: BlockName): void {
  for (const [file, lineOf] of Object.entries(LISTS))
    change(file, (lines) => insertSorted(lines, lineOf(name)))
}

/** Removes a kind from both lists. */
export function removeFromLists({ folder }: BlockName): void {
  for (const file of Object.keys(LISTS))
    change(file, (lines) => lines.filter((line) => folderOf(line) !== folder))
}

/** Inserts a line so that the list stays sorted by folder. */
export function insertSorted(lines: readonly string[], added: string): string[] {
  const at = lines.findIndex((line) => folderOf(line) > folderOf(added))
  // The last line is empty, because the file ends with a line break.
  return at < 0 ? [...lines.slice(0, -1), added, ''] : lines.toSpliced(at, 0, added)
}

function folderOf(line: string) {
  return FOLDER.exec(line)?.[1] ?? ''
}

/** Replaces the lines of a file, by its path from the root. */
export function change(file: string, by: (lines: string[]) => string[]): void {
  const path = join(root, file)
  writeFileSync(path, by(readFileSync(path, 'utf8').split('\n')).join('\n'))
}

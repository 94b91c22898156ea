import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import type { BlockName } from './block-name.ts'

const SOURCES = '{ui,motion,blocks,content,site,demo,e2e,bench}/**/*.{ts,tsx,css}'
const SKIPPED = ['node_modules', 'dist', '.next', 'migrations', 'payload-types.ts']

/** The files that name a kind, such as tests that show a block of it in a browser. */
export function filesThatName(name: BlockName): string[] {
  const files = globSync(SOURCES, { cwd: root, exclude: (entry) => SKIPPED.includes(entry) })
  return files.filter((file) => namesKind(readFileSync(join(root, file), 'utf8'), name)).sort()
}

/** Whether a source has the kind's key or folder as a string, an attribute or a record type. */
export function namesKind(source: string, { key, folder, record }: BlockName): boolean {
  const quoted = `["'\`](?:${key}|${folder})["'\`]`
  return new RegExp(`${quoted}|\\[data-block=${key}\\]|\\b${record}\\b`).test(source)
}

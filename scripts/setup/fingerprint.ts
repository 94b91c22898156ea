import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, workshop } from './paths.ts'

const ignored =
  /(^|\/)(node_modules|dist|\.next|test-results)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/

/** A hash over the names and contents of all files below the given folders or files. */
export function fingerprint(sources: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source]
  return globSync(`${source}/**/*`, { cwd: root, exclude: (path) => ignored.test(String(path)) })
    .filter((file) => !ignored.test(file) && statSync(join(root, file)).isFile())
    .sort()
}

/** Whether `name` was last completed with exactly this print, and its `output` still stands. */
export function isFresh(name: string, print: string, output: string): boolean {
  const note = join(workshop, name)
  return existsSync(output) && existsSync(note) && readFileSync(note, 'utf8') === print
}

/** Remembers that `name` is complete with this print. */
export function markFresh(name: string, print: string): void {
  const note = join(workshop, name)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, print)
}

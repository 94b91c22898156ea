import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

const ignored =
  /(^|\/)(node_modules|dist|\.next|test-results)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/

/** A hash over the names and contents of all files below the given folders or files, and `extra`. */
export function fingerprint(sources: string[], extra = ''): string {
  const hash = createHash('sha256').update(process.version).update(extra)
  for (const file of sources.flatMap(filesOf))
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesOf(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source]
  return globSync(`${source}/**/*`, { cwd: root, exclude: (path) => ignored.test(String(path)) })
    .filter((file) => !ignored.test(file) && statSync(join(root, file)).isFile())
    .sort()
}

/** Whether `note` in `dir` says that this very print is complete, and its `output` still stands. */
export function isFresh(dir: string, note: string, print: string, output: string): boolean {
  const file = join(dir, note)
  return existsSync(output) && existsSync(file) && readFileSync(file, 'utf8') === print
}

/** Notes in `dir` that this print is complete. */
export function markFresh(dir: string, note: string, print: string): void {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, note), print)
}

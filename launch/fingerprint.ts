import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.ts'

const ignored =
  /(^|\/)(node_modules|dist|\.next|test-results)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/

/** A hash of the names and contents of all given files and folders, and of `extra`. */
export function fingerprint(sources: string[], extra = '', base = root): string {
  const hash = createHash('sha256').update(process.version).update(extra)
  for (const file of sources.flatMap((source) => filesOf(source, base))) {
    const bytes = readFileSync(join(base, file))
    hash.update(`${file}\0${bytes.byteLength}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesOf(source: string, base: string): string[] {
  if (!statSync(join(base, source)).isDirectory()) return [source]
  return globSync(`${source}/**/*`, { cwd: base, exclude: (path) => ignored.test(String(path)) })
    .filter((file) => !ignored.test(file) && statSync(join(base, file)).isFile())
    .sort()
}

/** A file that stores the fingerprint of the sources that `outputs` were built from. */
type Stamp = { file: string; outputs: string[] }

/** Whether the stamp has this fingerprint and all outputs exist. */
export function isFresh({ file, outputs }: Stamp, current: string): boolean {
  return (
    [file, ...outputs].every((path) => existsSync(path)) && readFileSync(file, 'utf8') === current
  )
}

/** Does the work and writes the stamp afterwards, so that interrupted work is repeated. */
export async function makeFresh(
  { file }: Stamp,
  current: string,
  work: () => Promise<unknown>,
): Promise<void> {
  rmSync(file, { force: true })
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, current)
}

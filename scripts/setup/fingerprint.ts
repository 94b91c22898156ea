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

/** A hash over the names and contents of all files below the given folders or files, and `extra`. */
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

/** A note about which print of the sources some `outputs` were made from. */
export type Note = { file: string; outputs: string[] }

/** Whether the note says that this very print is complete, and its outputs still stand. */
export function isFresh({ file, outputs }: Note, print: string): boolean {
  return (
    [file, ...outputs].every((path) => existsSync(path)) && readFileSync(file, 'utf8') === print
  )
}

/** Does the work, and notes the print when it is done: cut off, it will be done again. */
export async function makeFresh(
  { file }: Note,
  print: string,
  work: () => Promise<unknown>,
): Promise<void> {
  rmSync(file, { force: true })
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, print)
}

import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { dataDir } from '../service/env.ts'

/** A line of the ledger, as it was parsed; a torn one is empty. */
export type Line = Readonly<Record<string, unknown>>

export function ledgerFile(): string {
  return join(dataDir(), 'erasures.jsonl')
}

/** The lines of the ledger; none while there is no file. */
export async function readLines(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').map(parseLine)
}

/** Adds a line, which is on the disk when this resolves. */
export async function addLine(file: string, line: Line): Promise<void> {
  // A line that a crash has torn must not take the next one with it.
  await appendSynced(file, `\n${JSON.stringify(line)}\n`)
}

/** The key of the hashes: the first in the file. Undefined while nobody was erased. */
export function keyIn(lines: readonly Line[]): string | undefined {
  const keys = lines.map(({ key }) => key)
  return keys.find((key) => typeof key === 'string')
}

/**
 * The key of the hashes, which is made for the first erasure. Two first erasures may write one each:
 * the key that comes first in the file then counts for both.
 */
export async function makeKey(file: string): Promise<string> {
  const known = keyIn(await readLines(file))
  if (known !== undefined) return known
  await addLine(file, { key: randomBytes(32).toString('base64url') })
  const first = keyIn(await readLines(file))
  if (first === undefined) throw new Error(`${file} does not keep what is written into it.`)
  return first
}

async function appendSynced(file: string, text: string) {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  const parent = await open(folder, 'r')
  await parent.sync().finally(() => parent.close())
}

const parseLine = (text: string): Line => asFields(parseJson(text))

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The sign-in made up for the first editor, read once: after this its file is gone. */
export function takeFirstSignIn(dataDir: string): string | undefined {
  const file = join(dataDir, 'first-sign-in.txt')
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8').trim()
  rmSync(file)
  return text
}

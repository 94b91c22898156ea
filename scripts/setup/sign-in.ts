import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Shows the sign-in made up for the first editor, once: its file goes when the words are out, so
 * that a start cut off before is followed by one that shows them.
 */
export function showFirstSignIn(dataDir: string, show: (lines: string[]) => void): void {
  const file = join(dataDir, 'first-sign-in.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  show(lines)
  rmSync(file, { force: true })
}

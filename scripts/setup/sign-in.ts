import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Shows the generated sign-in of the first editor once. Its file is removed only after it was
 * shown, so that an interrupted start shows it again next time.
 */
export function showFirstSignIn(dataDir: string, show: (lines: string[]) => void): void {
  const file = join(dataDir, 'first-sign-in.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  show(lines)
  rmSync(file, { force: true })
}

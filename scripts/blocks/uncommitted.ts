import { spawnSync } from 'node:child_process'
import { root } from '../setup/paths.ts'

/** Files of a folder that differ from the last commit, or are in none; none where there is no git. */
export function uncommittedIn(folder: string): string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', folder]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
}

import { spawnSync } from 'node:child_process'
import { root } from '../setup/paths.ts'

/** The files of a folder with uncommitted changes. Throws without git: nothing can be told then. */
export function uncommittedIn(folder: string): string[] {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', folder]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      'git cannot say which files are committed. To delete the block anyway, add: -- --force',
    )
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3))
}

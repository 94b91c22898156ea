import { spawnSync } from 'node:child_process'
import { root } from '../../launch/paths.ts'

/** Throws if the folders have uncommitted changes, and without git, which is needed to tell. */
export function requireCommitted(noun: string, ...folders: string[]): void {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', ...folders]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      `git cannot say which files are committed. To delete the ${noun} anyway, add: -- --force`,
    )
  const files = stdout.split('\n').filter((line) => line !== '')
  if (files.length > 0)
    throw new Error(
      `These files are not committed and would be lost:\n${files.map((line) => `       ${line.slice(3)}`).join('\n')}\n     Commit them, or add: -- --force`,
    )
}

import { spawnSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTask } from '../../launch/task.ts'
import { node, root } from '../../launch/paths.ts'

const FOLDER = 'content/payload/migrations'

/** Writes a migration for what has changed in the model, for both engines. */
export async function writeMigration(name: string): Promise<void> {
  await runTask(node, [join(root, 'content/payload/database/create-migration.ts'), name])
}

/**
 * Deletes the migrations that add a kind and restores what they replaced; false if they are in a
 * commit, because databases may have run them, or if other migrations were written since.
 */
export function deleteUncommitted(name: string): boolean {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', FOLDER]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const added = stdout.split('\n').filter((line) => line.startsWith('?? ') && line.endsWith('.ts'))
  if (status !== 0 || added.length === 0) return false
  if (!added.every((line) => line.endsWith(`_${name}.ts`))) return false
  for (const file of globSync(`${FOLDER}/**/*_${name}.{ts,json}`, { cwd: root }))
    rmSync(join(root, file))
  spawnSync('git', ['restore', '--source=HEAD', '--', FOLDER], { cwd: root })
  return true
}

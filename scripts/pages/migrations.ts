import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from '../../launch/paths.ts'
import { runTask } from '../../launch/task.ts'
import type { PageName } from './page-name.ts'

const FOLDER = 'content/payload/migrations'

/** Writes a migration for what has changed in the model, for both engines. */
export async function writeMigration(name: string): Promise<void> {
  await runTask(node, [join(root, 'content/payload/database/create-migration.ts'), name])
}

/** Writes a migration that drops a kind for both engines; links in menus no longer lead to it. */
export async function writeRemoval({ key, constant }: PageName): Promise<void> {
  await writeMigration(`remove_${key}`)
  for (const file of globSync(`${FOLDER}/**/*_remove_${key}.ts`, { cwd: root })) {
    const path = join(root, file)
    writeFileSync(path, withoutLinks(readFileSync(path, 'utf8'), constant))
  }
  await hashAgain(`_remove_${key}.ts`)
}

/** Replaces the hashes of migrations that were changed right after they were written. */
async function hashAgain(end: string) {
  forgetHashes(end)
  await runTask(node, [join(root, 'content/payload/database/landed.ts')])
}

/** Removes the hashes of migrations whose names end like this. */
function forgetHashes(end: string) {
  const file = join(root, 'content/payload/database/landed.json')
  const hashes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const kept = Object.entries(hashes).filter(([name]) => !name.endsWith(end))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/**
 * The text of a migration that first resets links with a target that is removed: PostgreSQL refuses a
 * type without a value that rows have, and editors could not save a menu with such a link.
 */
export function withoutLinks(text: string, target: string): string {
  const reset = (table: string) =>
    `UPDATE ${table} SET link_target = 'page' WHERE link_target = '${target}';`
  return text
    .replace(
      /^( *)(ALTER TABLE ("\w+") ALTER COLUMN "link_target" SET DATA TYPE text;)/gm,
      (_, indent: string, statement: string, table: string) =>
        `${indent}${reset(table)}\n${indent}${statement}`,
    )
    .replace(
      /^( *)(await db\.run\(sql`INSERT INTO \\`__new_(\w+)\\`\([^)]*"link_target")/gm,
      (_, indent: string, statement: string, table: string) =>
        `${indent}await db.run(sql\`${reset(`\\\`${table}\\\``)}\`)\n${indent}${statement}`,
    )
}

/**
 * Deletes the migrations that add a kind and restores the replaced files; false if they are in a
 * commit, because databases may have run them, or if other migrations were written since.
 */
export function deleteUncommitted(name: string): boolean {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', FOLDER]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const isMigration = (line: string) => /\d+_\d+_\w+\.ts$/.test(line)
  const changed = stdout.split('\n').filter(isMigration)
  if (status !== 0 || changed.length === 0) return false
  if (!changed.every((line) => /^(?:\?\?|A ) /.test(line) && line.endsWith(`_${name}.ts`)))
    return false
  for (const file of globSync(`${FOLDER}/**/*_${name}.{ts,json}`, { cwd: root }))
    rmSync(join(root, file))
  spawnSync('git', ['restore', '--source=HEAD', '--staged', '--worktree', '--', FOLDER], {
    cwd: root,
  })
  forgetHashes(`_${name}.ts`)
  return true
}

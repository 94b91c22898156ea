import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { blockNameOf } from './blocks/block-name.ts'
import { removeFromDemo } from './blocks/in-demo.ts'
import { removeFromLists } from './blocks/lists.ts'
import { runMain } from './run/main.ts'
import { runTool } from './run/task.ts'
import { generateFromModel } from './schema.ts'
import { root } from './setup/paths.ts'

/** `npm run remove:block quote`: deletes a block kind, and its blocks in the demo. */
runMain(async () => {
  const name = blockNameOf(process.argv[2])
  const { folder, key } = name
  const path = join(root, 'blocks', folder)
  if (!existsSync(join(path, 'fields.ts')))
    throw new Error(`There is no block kind in blocks/${folder}.`)
  if (!process.argv.includes('--force')) requireCommitted(path)
  rmSync(path, { recursive: true })
  removeFromLists(name)
  console.log(`  ✓  blocks/${folder}, and its lines in blocks/fields.ts and blocks/views.ts`)
  const demo = removeFromDemo(key)
  if (demo.length > 0) await runTool('biome', ['format', '--write', ...demo])
  for (const file of demo) console.log(`  ✓  removed from ${file}`)
  await generateFromModel()
  console.log('\n  Pages that still contain such blocks are shown without them.\n')
})

/** Throws if the folder has uncommitted changes, and without git, which alone can tell. */
function requireCommitted(folder: string) {
  const args = ['status', '--porcelain', '--untracked-files=all', '--', folder]
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(
      'git cannot say which files are committed. To delete the block anyway, add: -- --force',
    )
  const files = stdout.split('\n').filter((line) => line !== '')
  if (files.length > 0)
    throw new Error(
      `These files are not committed and would be lost:\n${files.map((line) => `       ${line.slice(3)}`).join('\n')}\n     Commit them, or add: -- --force`,
    )
}

import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { blockNameOf } from './blocks/block-name.ts'
import { generateFromModel } from './blocks/generate.ts'
import { removeFromDemo } from './blocks/in-demo.ts'
import { removeFromLists } from './blocks/lists.ts'
import { uncommittedIn } from './blocks/uncommitted.ts'
import { runMain } from './run/main.ts'
import { runTool } from './run/run-tool.ts'
import { root } from './setup/paths.ts'

/** `npm run remove:block quote`: takes a kind of block away, and its blocks out of the demo. */
runMain(async () => {
  const { folder, key } = blockNameOf(process.argv[2])
  const path = join(root, 'blocks', folder)
  if (!existsSync(join(path, 'fields.ts'))) throw new Error(`blocks/${folder} is no kind of block.`)
  const unsaved = uncommittedIn(path)
  if (unsaved.length > 0 && !process.argv.includes('--force'))
    throw new Error(
      `These files are in no commit and would be lost:\n${unsaved.map((file) => `       ${file}`).join('\n')}\n     Commit them, or add: -- --force`,
    )
  rmSync(path, { recursive: true })
  removeFromLists(blockNameOf(folder))
  console.log(`  ✓  blocks/${folder}, and its lines in blocks/fields.ts and blocks/views.ts`)
  const demo = removeFromDemo(key)
  if (demo.length > 0) await runTool('biome', ['format', '--write', ...demo])
  for (const file of demo) console.log(`  ✓  out of ${file}`)
  await generateFromModel()
  console.log('\n  Blocks of this kind that are in a database are no longer shown.\n')
})

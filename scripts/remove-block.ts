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

function requireCommitted(folder: string) {
  const files = uncommittedIn(folder).map((file) => `       ${file}`)
  if (files.length > 0)
    throw new Error(
      `These files are not committed and would be lost:\n${files.join('\n')}\n     Commit them, or add: -- --force`,
    )
}

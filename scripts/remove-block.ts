import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runTool } from '../launch/task.ts'
import { type BlockName, blockNameOf } from './blocks/block-name.ts'
import { removeFromDemo } from './blocks/in-demo.ts'
import { removeFromLists } from './blocks/lists.ts'
import { filesThatName } from './blocks/mentions.ts'
import { requireCommitted } from './blocks/require-committed.ts'
import { generateFromModel } from './schema.ts'

/**
 * `npm run remove:block quote`: deletes block kinds, and their blocks in the demo. Their folders go
 * last, so that the same command goes on where one before it failed.
 */
runMain(async () => {
  const given = process.argv.slice(2)
  const names = given.filter((one) => one !== '--force').map(blockNameOf)
  if (names.length === 0)
    throw new Error('Name the kind of block, for example: npm run remove:block quote')
  for (const { folder } of names) requireKind(folder, given.includes('--force'))
  for (const name of names) await removeFromTree(name)
  await generateFromModel()
  for (const { folder } of names) rmSync(join(root, 'blocks', folder), { recursive: true })
  for (const name of names) listFilesThatName(name)
  console.log('\n  Pages that still contain such blocks are shown without them.\n')
})

function requireKind(folder: string, isForced: boolean) {
  const path = join(root, 'blocks', folder)
  if (!existsSync(join(path, 'fields.ts')))
    throw new Error(`There is no block kind in blocks/${folder}.`)
  if (!isForced) requireCommitted('block', path)
}

async function removeFromTree(name: BlockName) {
  removeFromLists(name)
  console.log(`  ✓  blocks/${name.folder}, and its lines in blocks/fields.ts and blocks/views.ts`)
  const demo = removeFromDemo(name.key)
  if (demo.length > 0) await runTool('biome', ['format', '--write', ...demo])
  for (const file of demo) console.log(`  ✓  removed from ${file}`)
}

function listFilesThatName(name: BlockName) {
  const files = filesThatName(name)
  if (files.length === 0) return
  console.log(`
  "npm run check" passes without ${name.key}, but these files name it. Tests of "npm test" that
  show such a block fail: let them show another one, or delete them.`)
  for (const file of files) console.log(`       ${file}`)
}

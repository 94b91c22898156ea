import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockNameOf, refuseTakenRecord } from './blocks/block-name.ts'
import { generateFromModel } from './blocks/generate.ts'
import { addToLists } from './blocks/lists.ts'
import { newFiles } from './blocks/new-files.ts'
import { runMain } from './run/main.ts'
import { root } from './setup/paths.ts'

/** `npm run new:block quote`: a kind of block that the studio offers and the site shows. */
runMain(async () => {
  const name = blockNameOf(process.argv[2])
  const folder = join(root, 'blocks', name.folder)
  if (existsSync(folder)) throw new Error(`blocks/${name.folder} exists already.`)
  refuseTakenRecord(name)
  mkdirSync(folder)
  for (const [file, text] of newFiles(name)) writeFileSync(join(folder, file), text)
  addToLists(name)
  console.log(`  ✓  blocks/${name.folder}, and a line in blocks/fields.ts and blocks/views.ts`)
  await generateFromModel()
  console.log(`
  Next: change what it is in blocks/${name.folder}; after fields.ts, run npm run schema.
  To see it:                      npm run catalogue, http://localhost:3002/${name.folder}
  Its picture in the studio:      npm run thumbnails ${name.key}   (optional)
  A place in the demo:            demo/copy.json                  (optional)
`)
})

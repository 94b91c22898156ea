import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { blockNameOf, refuseTakenRecord } from './blocks/block-name.ts'
import { fillTemplate } from './blocks/fill-template.ts'
import { addToLists } from './blocks/lists.ts'
import { generateFromModel } from './schema.ts'

/** `npm run new:block quote`: adds a block kind to the studio and the site. */
runMain(async () => {
  const name = blockNameOf(process.argv[2])
  const folder = join(root, 'blocks', name.folder)
  if (existsSync(folder)) throw new Error(`blocks/${name.folder} exists already.`)
  refuseTakenRecord(name)
  mkdirSync(folder)
  const template = join(import.meta.dirname, 'blocks/template')
  for (const [file, text] of fillTemplate(template, name)) writeFileSync(join(folder, file), text)
  addToLists(name)
  console.log(`  ✓  blocks/${name.folder}, and a line in blocks/fields.ts and blocks/views.ts`)
  await generateFromModel()
  console.log(`
  Next: edit blocks/${name.folder}. After changing fields.ts, run npm run schema.
  Preview:          npm run catalogue, http://localhost:3002/${name.folder}
  Use in the demo:  demo/copy.json and demo/kinds.json   (optional)
`)
})

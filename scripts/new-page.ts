import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { addToLists } from './pages/lists.ts'
import { writeMigration } from './pages/migrations.ts'
import { newFiles } from './pages/new-files.ts'
import { foldersOf, pageNameOf, refuseTaken } from './pages/page-name.ts'
import { generateFromModel } from './schema.ts'

/** `npm run new:page press`: adds a kind of page to the studio and the site. */
runMain(async () => {
  const name = pageNameOf(process.argv[2])
  refuseTaken(name)
  for (const [file, text] of newFiles(name)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  addToLists(name)
  const [content, site] = foldersOf(name)
  console.log(`  ✓  ${content} and ${site}, and their lines in the lists of kinds`)
  await generateFromModel()
  await writeMigration(`add_${name.key}`)
  console.log(`  ✓  a migration "add_${name.key}" for SQLite and one for PostgreSQL
  Next:
  Names, path, links:  ${content}/kind.ts
  Fields:              ${content}/model.ts
  What visitors see:   ${site}
  After changing kind.ts or model.ts:  npm run schema, npm run new:migration NAME
  Then:                npm start; the pages are at /${name.folder}/…
`)
})

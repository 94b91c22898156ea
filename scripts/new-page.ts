import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLLECTION_PAGES } from '../content/kinds/table.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { fillTemplate } from './blocks/fill-template.ts'
import { addToLists } from './pages/lists.ts'
import { writeMigration } from './pages/migrations.ts'
import { foldersOf, type PageName, pageNameOf, refuseTaken } from './pages/page-name.ts'
import { generateFromModel } from './schema.ts'

/** `npm run new:page press`: adds a kind of page to the studio and the site. */
runMain(async () => {
  const name = pageNameOf(process.argv[2])
  refuseTaken(name)
  const [content, site] = foldersOf(name)
  writeFiles('content', content, name)
  writeFiles('site', site, name)
  addToLists(name)
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

/** Writes pages with title, description, picture and blocks; the last of the targets of a link. */
function writeFiles(part: string, folder: string, name: PageName) {
  const template = join(import.meta.dirname, 'pages/template', part)
  const positions = Object.values(COLLECTION_PAGES).map(({ link }) => link.position)
  const parts = { ...name, position: `${1 + Math.max(...positions)}` }
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of fillTemplate(template, parts))
    writeFileSync(join(root, folder, file), text)
}

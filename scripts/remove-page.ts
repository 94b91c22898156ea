import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { aboveOf, pageCollections } from '../content/kinds/table.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { requireCommitted } from './blocks/require-committed.ts'
import { removeFromLists } from './pages/lists.ts'
import { productFilesThatName } from './pages/mentions.ts'
import { deleteUncommitted, writeRemoval } from './pages/migrations.ts'
import { foldersOf, type PageName, pageNameOf } from './pages/page-name.ts'
import { generateFromModel } from './schema.ts'

/**
 * `npm run remove:page press`: deletes a kind of page that `npm run new:page` added. Its folders go
 * last, so that the same command goes on where one before it failed.
 */
runMain(async () => {
  const given = process.argv.slice(2)
  const name = pageNameOf(given.find((one) => one !== '--force'))
  const folders = foldersOf(name)
  requireKind(name)
  if (!given.includes('--force')) requireCommitted('page', ...folders)
  removeFromLists(name)
  await generateFromModel()
  await removeFromDatabase(name)
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true })
  console.log(`  ✓  ${folders.join(' and ')}, and their lines in the lists of kinds`)
})

/** Throws if something else depends on the kind. */
function requireKind(name: PageName) {
  const { folder } = name
  const folders = foldersOf(name)
  if (!folders.some((path) => existsSync(join(root, path))))
    throw new Error(`There is no kind of page in ${folders.join(' or ')}.`)
  const below = pageCollections.find((one) => aboveOf(one)?.collection === folder)
  if (below) throw new Error(`Pages of "${below}" are below those of "${folder}".`)
  const files = productFilesThatName(name)
  if (files.length === 0) return
  const list = files.map((file) => `       ${file}`).join('\n')
  throw new Error(`These files name "${folder}"; change them first:\n${list}`)
}

async function removeFromDatabase(name: PageName) {
  const { key, label } = name
  if (deleteUncommitted(`add_${key}`)) {
    console.log(`  ✓  the migrations "add_${key}", which are in no commit`)
    return
  }
  console.log(`
  Databases may have run the migration "add_${key}", so it stays. A new one, "remove_${key}", deletes
  the tables of the ${label} pages with all that is in them, drafts and versions as well.`)
  await writeRemoval(name)
  console.log(`  ✓  a migration "remove_${key}" for SQLite and one for PostgreSQL`)
}

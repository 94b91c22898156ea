import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readProperty } from '../demo/format/read-property.ts'
import { writeSchemas } from '../demo/format/write-schemas.ts'
import { placeholderNote, placeholdersOf } from '../demo/starter/placeholders.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'

/**
 * `npm run check:property -- DIR`: all faults of a property, or the texts of the starter that it
 * still has; and its schemas as they are today.
 */
runMain(async () => {
  const [given] = process.argv.slice(2)
  if (!given)
    throw new Error('Name a folder, for example: npm run check:property -- ../kontor-haus')
  const folder = resolve(process.env.INIT_CWD ?? root, given)
  const { copy, files } = await readProperty(folder)
  writeSchemas(folder)
  const records = Object.values<unknown>(copy).flatMap((part) => (Array.isArray(part) ? part : []))
  console.log(
    `  ✓  ${folder}: ${records.length} records and ${Object.keys(files).length} files, no faults.`,
  )
  const file = join(folder, 'copy.json')
  if (existsSync(file)) console.log(placeholderNote(placeholdersOf(readFileSync(file, 'utf8'))))
})

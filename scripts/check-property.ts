import { resolve } from 'node:path'
import { readProperty } from '../demo/format/read-property.ts'
import { writeSchemas } from '../demo/format/write-schemas.ts'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'

/** `npm run check:property -- DIR`: all faults of a property, and its schemas as they are today. */
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
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { type Engine, forEachEngine } from './for-each-engine.ts'
import { migrationsDir } from './migrations-dir.ts'

/*
 * Exits with an error if the model has changes that no migration of an engine makes; part of `npm
 * run check`.
 */
async function check(payload: Payload, engine: Engine) {
  const dir = migrationsDir(engine)
  const snapshots = readdirSync(dir).filter((file) => file.endsWith('.json'))
  const newest = join(dir, snapshots.sort().at(-1) ?? 'none')
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const model = await generateDrizzleJson(payload.db.schema)
  const missing = await generateMigration(JSON.parse(readFileSync(newest, 'utf8')), model)
  if (missing.length === 0) return
  console.error(
    `The model has changes that no migration for ${engine} makes:\n${missing.join('\n')}`,
  )
  console.error('Run: npm run new:migration NAME')
  process.exit(1)
}

await forEachEngine({
  program: import.meta.filename,
  args: [],
  engine: process.argv[2],
  work: check,
})

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateImportMap, type Payload } from 'payload'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnPostgres } from '../test/database-url.ts'
import { openContent, type TestContent } from '../test/payload.ts'
import { migrationsDir } from './migrations-dir.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

test('the committed migrations match the content model', async () => {
  const dir = migrationsDir(isOnPostgres() ? 'postgres' : 'sqlite')
  const snapshots = readdirSync(dir).filter((file) => file.endsWith('.json'))
  const latest = join(dir, snapshots.sort().at(-1) ?? 'none')
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit()
  const current = await generateDrizzleJson(payload.db.schema)
  const missing = await generateMigration(JSON.parse(readFileSync(latest, 'utf8')), current)
  const advice = 'Run: node content/database/create-migration.ts <name>'
  expect(missing, advice).toEqual([])
})

test('the committed import map of the studio matches the content model', async () => {
  const { importMapFile = '' } = payload.config.admin.importMap
  const scratch = join(dirname(importMapFile), `importMap.${process.pid}.js`)
  const importMap = { ...payload.config.admin.importMap, importMapFile: scratch }
  const admin = { ...payload.config.admin, importMap }
  try {
    writeFileSync(scratch, '')
    await generateImportMap({ ...payload.config, admin }, { log: false })
    const advice = 'Run: node content/generate.ts'
    expect(readFileSync(importMapFile, 'utf8'), advice).toBe(readFileSync(scratch, 'utf8'))
  } finally {
    rmSync(scratch, { force: true })
  }
})

test('the committed types match the content model', async () => {
  const outputFile = join(content.folder, 'types.ts')
  const typescript = { ...payload.config.typescript, outputFile }
  await generateTypes({ ...payload.config, typescript }, { log: false })
  const committed = readFileSync(payload.config.typescript.outputFile ?? '', 'utf8')
  expect(committed, 'Run: node content/generate.ts').toBe(readFileSync(outputFile, 'utf8'))
})

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateImportMap, type Payload } from 'payload'
import { generateTypes } from 'payload/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

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

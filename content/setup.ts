import { accessSync, constants, mkdirSync } from 'node:fs'
import { getPayload } from 'payload'
import { dataDir, deliveryTokens, firstEditor, payloadSecret } from './env.ts'
import { ensureFirstEditor } from './setup/first-editor.ts'
import { ensureTokens } from './setup/tokens.ts'

/** Brings database, delivery tokens and first editor into being. Safe to run again at any time. */
export async function setUp(): Promise<void> {
  payloadSecret()
  const tokens = deliveryTokens()
  requireWritable(dataDir())
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  console.log('Database ready')
  await ensureTokens(payload, tokens)
  console.log('Delivery tokens registered')
  const isNew = await ensureFirstEditor(payload, firstEditor(), dataDir())
  console.log(isNew ? 'First editor made' : 'Editors found')
}

function requireWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Error(`${folder} cannot be written. Give this user the right to, or set DATA_DIR.`)
  }
}

if (import.meta.main) {
  try {
    await setUp()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

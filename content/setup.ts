import './payload/workarounds/quick-imports.ts'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { getPayload } from 'payload'
import { ensureFirstEditor } from './accounts/setup/first-editor.ts'
import { ensureTokens } from './accounts/setup/tokens.ts'
import { Bucket } from './media/storage/bucket.ts'
import { bucketSettings } from './media/storage/bucket-settings.ts'
import { dataDir, deliveryTokens, firstEditor, payloadSecret } from './service/env.ts'

/** Creates the database, the delivery tokens, the bucket and the first editor. Idempotent. */
export async function setUp(): Promise<void> {
  payloadSecret()
  const tokens = deliveryTokens()
  requireWritable(dataDir())
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  console.log('Database ready')
  await ensureTokens(payload, tokens)
  console.log('Delivery tokens registered')
  const bucket = bucketSettings()
  if (bucket) {
    await new Bucket(bucket).ensure()
    console.log('Bucket ready')
  }
  const isNew = await ensureFirstEditor(payload, firstEditor(), dataDir())
  console.log(isNew ? 'First editor created' : 'An editor exists already')
}

function requireWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Error(`Cannot write to ${folder}. Give this user write permission, or set DATA_DIR.`)
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

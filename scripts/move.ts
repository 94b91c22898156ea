import '@belvedere/content/payload/workarounds/quick-imports.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askDatabase } from '@belvedere/content/payload/database/ask-database.ts'
import { claimFolder } from '@belvedere/content/service/alone.ts'
import { loadEnv } from '@belvedere/kit/env.ts'
import { runMain } from '../launch/main.ts'
import { readAddresses, stackEnv } from '../launch/stack.ts'

const USAGE =
  'Say what to move: "npm run move -- --to postgres://name@host:5432/belvedere" for the database, "npm run move -- --uploads" for uploads into the bucket of S3_BUCKET. A password can be in PGPASSWORD.'

/**
 * Moves the content of this installation to PostgreSQL, or its uploads into a bucket. What is here
 * stays as it is, so the way back is the old setting.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, uploads: { type: 'boolean' } },
  })
  loadEnv()
  if (values.to) return toPostgres(values.to)
  if (values.uploads) return toBucket()
  throw new Error(USAGE)
})

async function toPostgres(url: string) {
  const addresses = readAddresses()
  const file = join(addresses.dataDir, 'content.sqlite')
  if (process.env.DATABASE_URL?.trim())
    throw new Error('DATABASE_URL is set: the content is in PostgreSQL already.')
  if (!existsSync(file)) throw new Error(`There is no content to move: ${file} is missing.`)
  if (await isAnswering(addresses.contentPort))
    throw new Error(
      'The content service runs: stop it first. The site goes on meanwhile, and keeps enquiries for it.',
    )
  claimFolder(addresses.dataDir)
  Object.assign(process.env, stackEnv(addresses), { DATABASE_URL: url })
  await requireNoOthers()
  const [{ getPayload }, { default: config }, { moveDatabase }] = await Promise.all([
    import('payload'),
    import('@belvedere/content/payload.config.ts'),
    import('@belvedere/content/move/move-database.ts'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    const { tables, records } = await moveDatabase(file, payload)
    console.log(`  ✓  ${records} records of ${tables} tables moved, and compared one by one.`)
    console.log(
      `  Set DATABASE_URL to that address and start the content service. ${file} is unchanged: put it with your backups, and delete it when you do not need it.`,
    )
  } finally {
    await payload.destroy()
  }
}

const OTHER_TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND NOT EXISTS (
    SELECT 1 FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_name = 'payload_migrations')`

/** Opening a database makes the tables, which must not come beside those of another program. */
async function requireNoOthers() {
  const { rows } = await askDatabase((ask) => ask(OTHER_TABLES))
  if (rows.length > 0)
    throw new Error(
      'The PostgreSQL database has tables of another program. Nothing was moved. Name an empty database.',
    )
}

async function toBucket() {
  const [settingsOf, { Bucket }, store, { moveUploads }, database] = await Promise.all([
    import('@belvedere/content/media/storage/bucket-settings.ts'),
    import('@belvedere/content/media/storage/bucket.ts'),
    import('@belvedere/content/media/storage/uploads-storage.ts'),
    import('@belvedere/content/move/move-uploads.ts'),
    import('@belvedere/content/media/ask-stored-files.ts'),
  ])
  const settings = settingsOf.bucketSettings()
  if (!settings) throw new Error('S3_BUCKET is not set: add the settings of the bucket first.')
  const bucket = new Bucket(settings)
  await bucket.check()
  const { sent, there, bytes } = await moveUploads(store.uploadsDir(), bucket)
  console.log(
    `  ✓  ${sent.length} files sent (${Math.round(bytes / 1e6)} MB), ${there} were there already.`,
  )
  const { expected, missing } = await database.compareWithDatabase(await store.uploads().names())
  if (missing.length > 0)
    throw new Error(
      `${missing.length} of ${expected} files of the database are not in the bucket: ${missing.slice(0, 5).join(', ')}. Bring them back from a backup, and run this once more.`,
    )
  console.log(`  ✓  All ${expected} files of the database are in the bucket.`)
  console.log(
    '  Restart the content service with the bucket, and run this once more for what was uploaded meanwhile. The files on this machine are unchanged.',
  )
}

async function isAnswering(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
  return answer !== undefined
}

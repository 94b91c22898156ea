import '../payload/workarounds/quick-imports.ts'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { getPayload, type Payload } from 'payload'
import { uploadsDir } from '../media/storage/uploads-storage.ts'
import { postgresUrl } from '../payload/database/url.ts'
import { dataDir } from '../service/env.ts'

/**
 * Prints a summary of the database in `DATA_DIR` as JSON, for tests that start and kill programs.
 */
async function inspect() {
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const [users, tokens, pages, media] = await Promise.all(
    (['users', 'delivery-tokens', 'pages', 'media'] as const).map((collection) =>
      payload.count({ collection }),
    ),
  )
  const site = await payload.findGlobal({ slug: 'site' })
  return {
    integrity: await checkIntegrity(),
    users: users?.totalDocs,
    tokens: tokens?.totalDocs,
    pages: pages?.totalDocs,
    media: media?.totalDocs,
    files: filesOf(uploadsDir()),
    live: await liveFiles(payload),
    ...(await changesOf(payload)),
    jobs: (await payload.db.count({ collection: 'payload-jobs' })).totalDocs,
    siteName: site.name ?? null,
    isSignedIn: await canSignIn(payload),
  }
}

/** The number of the last change in the feed, and the tags of all of them. */
async function changesOf({ db }: Payload) {
  const options = { sort: 'id', pagination: false }
  const { docs } = await db.find<{ id: number; tags: string[] }>({
    collection: 'changes',
    ...options,
  })
  return { lastChange: docs.at(-1)?.id ?? 0, changed: docs.flatMap(({ tags }) => tags) }
}

/** Runs SQLite's integrity check; PostgreSQL has no equivalent. */
async function checkIntegrity() {
  if (postgresUrl()) return 'ok'
  const client = createClient({ url: `file:${join(dataDir(), 'content.sqlite')}` })
  const { rows } = await client.execute('PRAGMA integrity_check')
  return rows[0]?.integrity_check
}

/** For each media record, whether its file exists with the right size. */
async function liveFiles(payload: Payload) {
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false })
  return docs.map(({ filename, filesize }) => {
    const path = join(uploadsDir(), filename ?? '')
    return existsSync(path) && statSync(path).size === filesize ? 'whole' : 'damaged'
  })
}

function filesOf(folder: string) {
  return existsSync(folder) ? readdirSync(folder).length : 0
}

async function canSignIn(payload: Payload) {
  const file = join(dataDir(), 'first-sign-in.txt')
  if (!existsSync(file)) return false
  const [email = '', password = ''] = readFileSync(file, 'utf8').split('\n')
  const { user } = await payload.login({ collection: 'users', data: { email, password } })
  return user?.email === email
}

console.log(JSON.stringify(await inspect()))
process.exit(0)

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { ownDatabase } from './database-url.ts'

export type TestContent = { payload: Payload; folder: string } & AsyncDisposable

/**
 * The whole content service without its web server, over an empty database in a folder of its own:
 * `await using content = await openContent()`. Once in a test file: the model reads where its data
 * lie when it is loaded.
 */
export async function openContent(): Promise<TestContent> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-content-'))
  Object.assign(process.env, settings(folder))
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  const { untilQueueRests } = await import('../publish/queue.ts')
  const close = async () => {
    await untilQueueRests()
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, folder, [Symbol.asyncDispose]: close }
}

/** News of published records goes to a port where nobody listens. */
function settings(folder: string) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: ownDatabase(),
    PAYLOAD_SECRET: 'a secret for tests alone',
    PUBLISH_KEY: 'a key for tests alone',
    PUBLISH_URL: 'http://127.0.0.1:9/builds/publish',
    SITE_URL: 'https://site.example',
  }
}

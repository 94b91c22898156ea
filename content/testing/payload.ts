import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { ownDatabase } from './database-url.ts'

/** Puts a database in place before it is opened: a file in the folder, or what is at the URL. */
type Fill = (folder: string, url: string) => Promise<void>

export type TestContent = { payload: Payload; folder: string } & AsyncDisposable

/**
 * The content service without its web server, on an empty database in a temporary folder:
 * `await using content = await openContent()`. Call it once per test file, because the configuration
 * reads the data folder when it is imported.
 */
export async function openContent(fill?: Fill): Promise<TestContent> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-content-'))
  Object.assign(process.env, settings(folder))
  await fill?.(folder, process.env.DATABASE_URL ?? '')
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ])
  forgetInstances()
  const payload = await getPayload({ config, disableOnInit: true })
  const { stopNotifier } = await import('../publish/notifier.ts')
  const { stopWorker } = await import('../enquiries/deliveries/wake.ts')
  const close = async () => {
    await stopNotifier(payload)
    await stopWorker(payload)
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, folder, [Symbol.asyncDispose]: close }
}

/** `getPayload` keeps its instances in the process, which test files share. */
function forgetInstances() {
  const { _payload } = globalThis as { _payload?: Map<string, Payload> }
  _payload?.clear()
}

/** Publish messages go to a port without a listener. */
function settings(folder: string) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: ownDatabase(),
    PAYLOAD_SECRET: 'a secret for tests alone',
    PUBLISH_KEY: 'a key for tests alone',
    PUBLISH_URL: 'http://127.0.0.1:9/publish',
    SITE_URL: 'https://site.example',
    // Nothing of a developer's own settings: tests send no mail but to servers of their own.
    ...{ SMTP_URL: '', SMTP_HOST: '' },
  }
}

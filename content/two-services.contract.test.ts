import { expect, test, vi } from 'vitest'
import { withPostgres } from './backup/database/with-postgres.ts'
import { openBucket } from './testing/bucket.ts'
import { isOnPostgres } from './testing/database-url.ts'
import { Editor } from './testing/killed/editor.ts'
import { Ledger } from './testing/killed/ledger.ts'
import { start } from './testing/killed/start.ts'
import { makeSettings, run } from './testing/program.ts'

const OPTIONS = { timeout: 600_000, tags: ['release'] }
const PASSWORD = 'chosen by somebody'
const SAVES = 500
/** Pages that are saved at the same time, each by one editor after the other. */
const PAGES = 10
const TAKEN_OVER_MS = 10_000

type Env = Record<string, string>

/** Two services on one database and one bucket, each with a data folder of its own. */
async function openBoth() {
  const stack = new AsyncDisposableStack()
  const bucket = stack.use(await openBucket())
  const [first, second] = [stack.use(await makeSettings()), stack.use(await makeSettings())]
  const env: Env = { ...first.env, ...bucket.settings, STUDIO_PASSWORD: PASSWORD }
  const { code, output } = await run('content/setup.ts', env)
  expect(code, output).toBe(0)
  const envs = [env, { ...env, DATA_DIR: second.folder }] as const
  const services = [await start(envs[0]), await start(envs[1])] as const
  const token = await Editor.signIn(services[0].url, env.STUDIO_EMAIL ?? '', PASSWORD)
  const ledger = new Ledger()
  const editors = services.map(({ url }) => new Editor(ledger, url, token))
  return { stack, bucket, env, services, editors, ledger }
}

/** Queues the job that publishes a page; `isLeft` is one that a killed service was running. */
function schedule({ DATABASE_URL = '' }: Env, page: number, isLeft: boolean) {
  const input = { type: 'publish', doc: { relationTo: 'pages', value: String(page) }, user: null }
  return withPostgres(DATABASE_URL, (client) =>
    client.query(
      `INSERT INTO payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
       VALUES ('schedulePublish', 'default', '${JSON.stringify(input)}', now(), ${isLeft}, false, 0, now(), now())`,
    ),
  )
}

test.runIf(isOnPostgres())(
  '500 saves through two services are kept, and what one was doing is taken over when it is killed',
  OPTIONS,
  async () => {
    const { stack, bucket, env, services, editors, ledger } = await openBoth()
    await using _all = stack
    const [one, other] = editors
    if (!one || !other) throw new Error('There are two editors.')

    const pages: number[] = []
    for (let i = 0; i < PAGES; i++) pages.push(await one.makePage())
    await Promise.all(
      pages.map(async (page) => {
        for (let i = 0; i < SAVES / PAGES; i++) await (i % 2 ? one : other).renumber(page, false)
      }),
    )
    const pictures = await Promise.all([one.upload(1), other.upload(2)])
    expect(ledger.acknowledged).toBe(PAGES + SAVES + pictures.length)
    const titles = new Map((await other.all('pages')).map(({ id, title }) => [id, title]))
    for (const [page, { acknowledged }] of ledger.pages)
      expect(titles.get(page)).toBe(String(acknowledged))
    expect(await bucket.names()).toHaveLength(pictures.length)

    const [due = 0, left = 0] = pages
    for (const page of [due, left]) await one.renumber(page, true)
    await services[0].kill()
    await schedule(env, due, false)
    await schedule(env, left, true)
    const isPublished = async (page: number) =>
      (await other.all('pages')).find(({ id }) => id === page)?._status === 'published'
    await vi.waitFor(async () => {
      expect([await isPublished(due), await isPublished(left)]).toEqual([true, true])
    }, TAKEN_OVER_MS)
  },
)

import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '@belvedere/kit/testing/random.ts'
import { expect, test, vi } from 'vitest'
import { isOnPostgres } from './testing/database-url.ts'
import { openFakeSite } from './testing/fake-site.ts'
import { Editor, Refused } from './testing/killed/editor.ts'
import { Ledger } from './testing/killed/ledger.ts'
import { start } from './testing/killed/start.ts'
import { inspect, makeSettings, run } from './testing/program.ts'

const SETUP = 'content/setup.ts'
const SOONER = 0.8
const OPTIONS = { timeout: 600_000 }
const RARE = { ...OPTIONS, tags: ['release'] }

/** How often a process is killed. `npm run test:all` does it more often: twenty times on SQLite. */
const MOMENTS = momentsOf(process.env.KILLS === 'all', isOnPostgres())

function momentsOf(isAll: boolean, onPostgres: boolean) {
  if (!isAll) return { ofFirstStarts: 1, ofStartsOverIt: 2, ofWriting: 1 }
  return onPostgres
    ? { ofFirstStarts: 2, ofStartsOverIt: 2, ofWriting: 6 }
    : { ofFirstStarts: 4, ofStartsOverIt: 4, ofWriting: 12 }
}

/** The seed of this run: `KILL_SEED`, or a constant so that failures are reproducible. */
const seed = Number(process.env.KILL_SEED) > 0 ? Number(process.env.KILL_SEED) : 20_261_121
const random = randomFrom(seed)
const advice = `seed ${seed}: run this again with KILL_SEED=${seed}`

test(
  'a first start that is killed at random moments is completed by the next start',
  RARE,
  async () => {
    await using untouched = await makeSettings()
    const begun = Date.now()
    expect((await run(SETUP, untouched.env)).code).toBe(0)
    const duration = Date.now() - begun
    const complete = await inspect(untouched.env)
    // Nothing is written during the first 40 % of the time.
    const moment = () => duration * (0.4 + 0.6 * random())
    for (let i = 0; i < MOMENTS.ofFirstStarts; i++) {
      await using settings = await firstStartKilled(moment())
      await expectComplete(settings.env, complete)
    }
    await using settings = await firstStartKilled(moment())
    for (let i = 1; i < MOMENTS.ofStartsOverIt; i++) await killedSetup(settings.env, moment())
    await expectComplete(settings.env, complete)
  },
)

/** A folder whose first start was killed; starts that finish before the kill are repeated. */
async function firstStartKilled(moment: number) {
  for (let at = moment; ; at *= SOONER) {
    const settings = await makeSettings()
    if ((await run(SETUP, settings.env, at)).signal === 'SIGKILL') return settings
    await settings[Symbol.asyncDispose]()
  }
}

/** Kills a start in the same folder, earlier each time until the kill hits a running one. */
async function killedSetup(env: Record<string, string>, moment: number) {
  for (let at = moment; ; at *= SOONER) {
    if ((await run(SETUP, env, at)).signal === 'SIGKILL') return
  }
}

async function expectComplete(env: Record<string, string>, complete: Record<string, unknown>) {
  const { code, output } = await run(SETUP, env)
  expect(code, `${advice}\n${output}`).toBe(0)
  expect(await inspect(env), advice).toMatchObject(complete)
}

test(
  'a service that is killed while writing keeps everything it acknowledged, undamaged',
  OPTIONS,
  async () => {
    await using settings = await makeSettings()
    const { env, folder } = settings
    await using site = await openFakeSite(env.PUBLISH_KEY ?? '')
    Object.assign(env, { STUDIO_PASSWORD: 'chosen by somebody', PUBLISH_URL: site.url })
    expect((await run(SETUP, env)).code).toBe(0)
    const ledger = new Ledger()
    let token = ''
    for (let i = 0; i < MOMENTS.ofWriting; i++) {
      const service = await start(env)
      token ||= await Editor.signIn(service.url, env.STUDIO_EMAIL ?? '', 'chosen by somebody')
      const editor = new Editor(ledger, service.url, token)
      await expectAll(editor)
      await killWhileWriting(service.kill, editor)
    }
    expect(ledger.acknowledged, advice).toBeGreaterThan(5 * MOMENTS.ofWriting)
    expect(ledger.pictures.size, advice).toBeGreaterThanOrEqual(MOMENTS.ofWriting / 2)
    await expectEnd(env, folder, new Set(ledger.pages.keys()), site)
  },
)

/**
 * Kills the service shortly after a random number of answers, one of them at least to an upload, while
 * other requests are pending.
 */
async function killWhileWriting(kill: () => Promise<void>, editor: Editor) {
  const { ledger } = editor
  const enough = ledger.acknowledged + 3 + Math.floor(random() * 20)
  const pictures = ledger.pictures.size
  const delay = random() * 40
  const reached = Promise.withResolvers<void>()
  const until = async (pause: number, work: (round: number) => Promise<unknown>) => {
    for (let round = 0; ; round++) {
      await work(round)
      if (ledger.acknowledged >= enough && ledger.pictures.size !== pictures) reached.resolve()
      // Without a pause, page writes would leave no time for uploads.
      await sleep(pause)
    }
  }
  const page = await editor.makePage()
  const first = Math.floor(random() * 60_000)
  const writers = [
    until(100, (round) => editor.renumber(page, round % 3 === 1)),
    until(200, () => editor.makePage()),
    until(0, async (round) => {
      const id = await editor.upload(first + round)
      if (round % 2 === 1) await editor.discard(id)
    }),
  ]
  const ends = writers.map((writer) => writer.catch((error: unknown) => error))
  await Promise.race([reached.promise, Promise.all(ends)])
  await sleep(delay)
  await kill()
  for (const reason of await Promise.all(ends)) expect(reason, advice).not.toBeInstanceOf(Refused)
}

/** Everything acknowledged is stored, and no data that was never sent. */
async function expectAll(editor: Editor) {
  const { pages, pictures } = editor.ledger
  const titles = new Map((await editor.all('pages')).map(({ id, title }) => [id, Number(title)]))
  for (const [id, { acknowledged, sent }] of pages) {
    expect(titles.get(id), advice).toBeGreaterThanOrEqual(acknowledged)
    expect(titles.get(id), advice).toBeLessThanOrEqual(sent)
  }
  const kept = new Set((await editor.all('media')).map(({ id }) => id))
  for (const [id, state] of pictures)
    if (state !== 'going')
      expect({ id, kept: kept.has(id) }, advice).toEqual({ id, kept: state === 'saved' })
}

/**
 * After the last start the site knows the last change, the change feed has every page, and all
 * pictures on disk are complete.
 */
async function expectEnd(
  env: Record<string, string>,
  folder: string,
  pages: Set<number>,
  site: { acknowledged: () => number },
) {
  const media = join(folder, 'media')
  writeFileSync(join(media, 'half.jpg.tmp'), 'half')
  for (const path of filesIn(media)) utimesSync(path, 0, 0)
  const service = await start(env)
  const state = await inspect(env)
  await vi.waitFor(() => expect(site.acknowledged(), advice).toBe(state.lastChange), 20_000)
  await service.kill()
  expect(state, advice).toMatchObject({ integrity: 'ok', users: 1, tokens: 2, jobs: 0 })
  expect(new Set(state.live as string[]), advice).toEqual(new Set(['whole']))
  const announced = new Set(state.changed as string[])
  for (const id of pages) expect(announced, advice).toContain(`pages:${id}`)
  for (const path of filesIn(media)) expect(isWholePicture(path), path).toBe(true)
}

/** The pictures, also those in the bin. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Whether a file has the first and the last bytes of a JPEG. */
function isWholePicture(path: string) {
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  return (
    bytes.subarray(0, 2).toString('hex') === 'ffd8' && bytes.subarray(-2).toString('hex') === 'ffd9'
  )
}

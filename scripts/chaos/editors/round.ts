import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER_FLAGS } from '@belvedere/kit/testing/browser-flags.ts'
import { Random } from '@belvedere/kit/testing/random.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { fillContent } from '../../../launch/content.ts'
import { root } from '../../../launch/paths.ts'
import { answers, untilReady } from '../../../launch/program.ts'
import { NO_LIMITS } from '../../../testing/enquiry.ts'
import { Studio } from '../../../testing/studio.ts'
import { World } from '../../resilience/world.ts'
import type { Editor } from './editor.ts'
import { promisedBy } from './facts.ts'
import { keepHouse } from './house-keeper.ts'
import { importSheet } from './importer.ts'
import { Ledger } from './ledger.ts'
import { eraseAll, findBroken } from './read-end.ts'
import { type AtStudio, writeListing, writePage } from './studio-editor.ts'

type Options = {
  seed: number
  /** Empty for SQLite. */
  databaseUrl?: string
  /** Resolves when the service is to be killed next; false once it was killed often enough. */
  untilKill: (kills: number, ledger: Ledger, stop: AbortSignal) => Promise<boolean>
  say: (line: string) => void
  /** Keeps the data, the log and the ledger of a round with problems. */
  isKept: boolean
  stop?: AbortSignal
}

/** What a round of editors has counted. */
export type EditorsRound = {
  kills: number
  /** Kills before anything was acknowledged since the one before: they show nothing. */
  idleKills: number
  /** Acknowledged words, publications and so on, by what they are. */
  acknowledged: Record<string, number>
  creations: number
  /** How often an editor pressed the button of a notice. */
  pressed: number
  /** Errors of scripts in the windows of the studio. */
  windowErrors: Record<string, number>
  /** What was lost, twice, half done, wrong or stuck. */
  problems: string[]
  /** Lines of errors in the service's log, by their message. */
  errors: Record<string, number>
}

const START_MS = 120_000

/**
 * Four editors work while the content service is killed and restarted; afterwards the ledger of
 * what it acknowledged is compared with what it has.
 */
export async function runEditors(options: Options): Promise<EditorsRound> {
  const { databaseUrl = '', isKept, say } = options
  const own = { ...NO_LIMITS, DATABASE_URL: databaseUrl, LOG_FORMAT: 'json' }
  const world = await World.open(1, own)
  const { addresses, env, clean } = world.settings
  let round: EditorsRound | undefined
  const end = new AbortController()
  try {
    if (databaseUrl) await fillContent({ ...env, PROPERTY: join(root, 'e2e/fixture') })
    await Promise.all([
      world.keepContentRunning(end.signal),
      ...world.copies.map((copy) => world.startCopy(copy)),
    ])
    round = await runIn(world, options)
  } finally {
    end.abort()
    const left = await world.close()
    if (left.length > 0) round?.problems.push(`Still running: ${left.join(' ')}`)
    if (isKept && round?.problems.length !== 0) say(`The log and the ledger: ${addresses.dataDir}`)
    else clean()
  }
  return round
}

async function runIn(world: World, options: Options): Promise<EditorsRound> {
  const { seed, say, stop, untilKill } = options
  const { addresses, log, siteUrl, studioUrl } = world.settings
  const ledger = new Ledger(join(addresses.dataDir, 'ledger.jsonl'))
  const studio = new Studio({ ...world.access, studioUrl })
  const problems: string[] = []
  const counts = { pressed: 0 }
  const windowErrors: Record<string, number> = {}
  const random = new Random(seed)
  const complain = (what: string) => {
    problems.push(what)
    say(`✗ ${what}`)
  }
  const editor = (who: string): Editor => {
    return { who, ledger, random: random.fork(), studio, complain }
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: BROWSER_FLAGS,
  })
  const killing = new AbortController()
  let kills = 0
  let idleKills = 0
  const untilServing = async () => {
    // Not `untilReady`: until it is started again, the program is still the one that was killed.
    while (!(await answers(`${world.contentUrl}/readyz`)))
      await sleep(100, undefined, { signal: killing.signal })
  }
  const kill = async () => {
    for (let before = 0; !stop?.aborted; before = ledger.acknowledged) {
      await untilServing()
      if (!(await untilKill(kills, ledger, killing.signal))) break
      await world.killContent()
      say(`killed after ${ledger.acknowledged} acknowledged actions`)
      if (ledger.acknowledged === before) idleKills++
      kills++
    }
    killing.abort()
  }
  try {
    const atStudio = async (who: string): Promise<AtStudio> => {
      const page = await openWindow(browser, studio, studioUrl, (error) => add(windowErrors, error))
      return { ...editor(who), page, studioUrl, counts }
    }
    const [anna, bert] = [await atStudio('anna'), await atStudio('bert')]
    const during = { end: killing.signal, folder: addresses.dataDir }
    const work = [
      repeat(anna, writePage, during),
      repeat(bert, writeListing, during),
      repeat(editor('carla'), importSheet, during),
      repeat(editor('dora'), keepHouse, during),
    ]
    await kill()
    await Promise.all(work)
  } finally {
    killing.abort()
    await browser.close()
  }
  const { content } = world
  if (content) await untilReady(content, `${world.contentUrl}/readyz`, START_MS)
  const facts = ledger.read()
  const promised = promisedBy(facts)
  for (const problem of await findBroken({ studio, siteUrl, promised })) complain(problem)
  for (const problem of await unfinished(studio)) complain(problem)
  for (const problem of await eraseAll({ studio, promised })) complain(problem)
  const done = facts.filter(({ isAcknowledged }) => isAcknowledged)
  const acknowledged = Object.fromEntries(
    Object.entries(Object.groupBy(done, ({ is }) => is)).map(([is, own]) => [is, own.length]),
  )
  return {
    kills,
    idleKills,
    acknowledged,
    creations: promised.size,
    ...counts,
    problems,
    errors: errorsIn(log),
    windowErrors,
  }
}

/** One piece of work after the other; the last one is finished after the end. */
async function repeat<Own extends Editor>(
  editor: Own,
  work: (editor: Own, round: number) => Promise<void>,
  { end, folder }: { end: AbortSignal; folder: string },
) {
  for (let round = 1; !end.aborted; round++)
    try {
      await work(editor, round)
    } catch (error) {
      const name = `${editor.who}${round}`
      editor.complain(`${name}: ${error instanceof Error ? error.message : error}`)
      const page = 'page' in editor ? (editor.page as Page) : undefined
      await page?.screenshot({ path: join(folder, `${name}.png`) }).catch(() => {})
    }
}

/** A window of the studio of somebody who may publish. */
async function openWindow(
  browser: Browser,
  studio: Studio,
  studioUrl: string,
  onError: (message: string) => void,
) {
  const data = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  await studio.must('POST', '/users', { name: 'Editor', role: 'publisher', ...data })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  page.on('pageerror', (error) => onError(error.message))
  const answer = await page.request.post(`${studioUrl}/api/users/login`, { data })
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`)
  return page
}

/** Imports that are neither done nor stopped. */
async function unfinished(studio: Studio): Promise<string[]> {
  type Run = { id: string; state: string; sheet: string; may: { continue: boolean } }
  const problems: string[] = []
  for (let page = 1, hasMore = true; hasMore; page++) {
    const answer: { imports: Run[]; hasMore: boolean } = await studio.must(
      'GET',
      `/listings/import/history?page=${page}`,
    )
    hasMore = answer.hasMore
    for (const { sheet, state, may } of answer.imports)
      if (state !== 'done' && !may.continue) problems.push(`${sheet} is left ${state}`)
  }
  return problems
}

function errorsIn(log: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const json = /^\[content[^\]]*\] (\{.*"level":"error".*\})$/.exec(line)?.[1]
    if (!json) continue
    const { message, reason }: { message: string; reason?: string } = JSON.parse(json)
    const name = reason ? `${message}: ${reason}` : message
    add(counts, name)
  }
  return counts
}

function add(counts: Record<string, number>, name: string) {
  counts[name] = (counts[name] ?? 0) + 1
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '@belvedere/kit/testing/random.ts'
import { NO_LIMITS } from '../../testing/enquiry.ts'
import { Studio } from '../../testing/studio.ts'
import type { Row } from '../../testing/table.ts'
import { until } from '../../testing/until.ts'
import { World } from '../resilience/world.ts'
import { closeConnections } from './ask.ts'
import { createEdits, type Edited, editAll, publishNext } from './edits.ts'
import { enquireAll, findLostEnquiries } from './enquiries.ts'
import { FAULTS } from './faults/all.ts'
import type { Plan } from './faults/fault.ts'
import { Inspector } from './inspector.ts'
import { isFreshWithin, shownOn, showsWithin } from './recovery.ts'
import { learnAll } from './reference.ts'
import { type Bounds, rowsOf, Tally } from './tally.ts'
import type { Target } from './targets.ts'
import { visitAll } from './visitors.ts'

type RoundOptions = {
  copies: number
  seed: number
  /** The names of the faults, one after another. */
  faults: (random: Random) => Iterable<string>
  bounds: Bounds
  say: (line: string) => void
  /** Keeps the data and the log of a round with problems. */
  isKept: boolean
  stop?: AbortSignal
}

/**
 * Starts the programs, and injects faults while visitors come and an editor publishes. Returns what
 * was counted, also as a table.
 */
export async function runRound(options: RoundOptions): Promise<{ tally: Tally; rows: Row[] }> {
  const world = await World.open(options.copies, NO_LIMITS)
  const tally = new Tally()
  try {
    await Promise.all([world.startContent(), ...world.copies.map((copy) => world.startCopy(copy))])
    await runIn(world, tally, options)
  } finally {
    const left = await world.close()
    closeConnections()
    if (left.length > 0) tally.add('failed', 'processes', `still running: ${left.join(' ')}`)
    if (options.isKept && tally.problems.length > 0)
      options.say(`The programs' log and wrong answers: ${world.settings.addresses.dataDir}`)
    else world.settings.clean()
  }
  return { tally, rows: rowsOf(tally, world.megabytes) }
}

async function runIn(world: World, tally: Tally, options: RoundOptions) {
  const { bounds, seed, say } = options
  const { PUBLISH_KEY = '' } = world.settings.env
  const studio = new Studio(world.access)
  const edits = await createEdits(studio)
  for (const edited of edits) await publishNext(edited, { world, tally })
  await waitForFirst(world, edits, bounds)
  const { known, targets } = await learnAll(world, edits)
  const pages = targets.filter(({ kind }) => kind === 'page' || kind === 'media')
  const inspector = new Inspector({ known, edits, tally, bounds, keep: keeperIn(world) })
  const end = new AbortController()
  const shared = { tally, bounds, inspector, stop: end.signal }
  // Each has its own random numbers: the progress of one does not change the faults.
  const working = Promise.all([
    editAll(edits, { ...shared, world, random: new Random(seed + 1) }),
    visitAll({ ...shared, copies: world.copies, targets, random: new Random(seed + 2) }),
    enquireAll({
      ...shared,
      copies: world.copies,
      publishKey: PUBLISH_KEY,
      random: new Random(seed + 3),
    }),
  ])
  const random = new Random(seed)
  try {
    for (const name of options.faults(random)) {
      if (options.stop?.aborted) break
      const plan = FAULTS[name]?.(world, random)
      if (plan === undefined || typeof plan === 'string') say(`${name}: left out: ${plan}`)
      else await runFault(name, plan, { world, edits, targets: pages, tally, bounds, say })
      await sleep(random.between(500, 2500))
    }
  } finally {
    end.abort()
    await working
  }
  tally.fault = 'none'
  await findLost(world, edits, tally, bounds)
  await findLostEnquiries(studio, tally, bounds)
}

function keeperIn({ settings }: World) {
  let count = 0
  return (body: Buffer) => {
    const name = `wrong-${++count}.txt`
    writeFileSync(join(settings.addresses.dataDir, name), body)
    return name
  }
}

async function waitForFirst({ copies }: World, edits: readonly Edited[], bounds: Bounds) {
  for (const copy of copies)
    for (const edited of edits)
      if (!(await showsWithin(2 * bounds.recoveryMs, copy, edited, 0)))
        throw new Error(`${copy.name} never showed: ${edited.history.name}.`)
}

type FaultOptions = Pick<RoundOptions, 'bounds' | 'say'> & {
  world: World
  edits: readonly Edited[]
  /**
   * The content that every replica must have again after a fault, so that the next one finds it.
   */
  targets: readonly Target[]
  tally: Tally
}

/** Injects a fault, and measures how long the recovery takes. */
async function runFault(name: string, plan: Plan, options: FaultOptions) {
  const { world, edits, targets, tally, bounds, say } = options
  const { cutOff = [], isRefusing = false, run, what } = plan
  const problems = tally.problems.length
  tally.fault = name
  if (isRefusing) world.refusing.open()
  for (const copy of cutOff) copy.cutOff.open()
  await run()
  const endedAt = Date.now()
  const acknowledged = tally.acknowledged
  const copies = world.copies.map(async (copy) => {
    for (const edited of edits) {
      const number = edited.history.lastBefore(endedAt)
      const isShown = await showsWithin(bounds.recoveryMs, copy, edited, number)
      if (!isShown) tally.add('stale', copy.name, `not up to date: ${edited.history.name}`)
    }
    for (const target of targets)
      if (!(await isFreshWithin(bounds.recoveryMs, copy, target)))
        tally.add('stale', `${copy.name} ${target.path}`, 'not there or not fresh again')
    copy.cutOff.close()
  })
  const accepts = until(() => tally.acknowledged > acknowledged, Boolean, bounds.recoveryMs)
  const edited = accepts.then((isTrue) => {
    if (!isTrue) tally.add('failed', 'studio', 'no change was acknowledged any more')
    world.refusing.close()
  })
  await Promise.all([...copies, edited])
  const ms = Date.now() - endedAt
  tally.recoveries.push({ fault: name, ms })
  const found = tally.problems.length - problems
  say(`${found > 0 ? '✗' : '✓'} ${what}: recovered after ${(ms / 1000).toFixed(1)} s`)
}

/** At the end every replica shows the stored content, which has every acknowledged change. */
async function findLost({ copies }: World, edits: readonly Edited[], tally: Tally, bounds: Bounds) {
  for (const edited of edits) {
    const { history } = edited
    const stored = await edited.stored()
    if (!history.isSince(history.lastBefore(Date.now()), stored))
      tally.add('lost', 'content service', history.describe(stored))
    for (const copy of copies) {
      const shown = await until(
        () => shownOn(copy, edited),
        (text) => text === stored,
        bounds.recoveryMs,
      )
      if (shown !== stored) tally.add('lost', copy.name, history.describe(shown ?? 'not there'))
    }
  }
}

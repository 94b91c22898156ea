import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@belvedere/kit/testing/random.ts'
import type { Copy } from '../resilience/world.ts'
import { type Answer, ask, NoAnswer } from './ask.ts'
import type { Inspector } from './inspector.ts'
import type { Bounds, Tally } from './tally.ts'
import type { Target } from './targets.ts'

type Options = {
  copies: readonly Copy[]
  targets: readonly Target[]
  inspector: Inspector
  tally: Tally
  bounds: Bounds
  random: Random
  stop: AbortSignal
}

const VISITORS = 8
const MAX_PAUSE_MS = 300

const ENCODINGS = ['br', 'gzip', 'identity']

/** Visits all addresses, over and over, until stopped. */
export async function visitAll(options: Options): Promise<void> {
  await Promise.all(Array.from({ length: VISITORS }, () => visit(options)))
}

async function visit(options: Options): Promise<void> {
  const { copies, targets, random, stop, tally } = options
  while (!stop.aborted) {
    const target = withNumber(random.pick(targets), random)
    const order = random.shuffled(copies)
    const startedAt = Date.now()
    const found = await askInTurn(order, target, options)
    if (found) {
      tally.requests++
      tally.durations.push(Date.now() - startedAt)
      options.inspector.inspect(found.copy, target, found.answer)
    }
    await sleep(random.between(0, MAX_PAUSE_MS))
  }
}

/** Unknown addresses are never the same. */
function withNumber(target: Target, random: Random): Target {
  if (target.kind !== 'unknown') return target
  return { ...target, path: `${target.path}-${random.between(1, 1e9)}` }
}

/** Asks one replica, and if it does not respond the other, like a proxy in front of them. */
async function askInTurn(order: readonly Copy[], target: Target, options: Options) {
  const { bounds, random, tally } = options
  const startedAt = Date.now()
  const headers = {
    accept: target.kind === 'media' ? 'image/webp,*/*' : 'text/html',
    'accept-encoding': random.pick(ENCODINGS),
  }
  const reasons: string[] = []
  for (const [at, copy] of order.entries()) {
    const left = bounds.answerMs - (Date.now() - startedAt)
    const limitMs = at < order.length - 1 ? Math.min(bounds.proxyMs, left) : left
    try {
      const answer: Answer = await ask({ port: copy.port, path: target.path, headers, limitMs })
      if (at > 0) tally.retried++
      return { copy, answer }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      reasons.push(`${copy.name}: ${error.message}`)
    }
  }
  const isExcused = order.every(({ away }) => away.overlaps(startedAt, Date.now()))
  if (isExcused && order.length === 1) tally.excused++
  else {
    tally.requests++
    tally.add('failed', target.path, reasons.join('; '))
  }
  return undefined
}

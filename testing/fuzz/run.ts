import { Random } from '@belvedere/kit/testing/random.ts'
import fc from 'fast-check'
import { choicesOf } from './choices.ts'
import { problemOf } from './judge.ts'
import { type Callers, makeRequest } from './make-request.ts'
import { type RawRequest, sendRaw } from './request.ts'
import type { Endpoint, Target } from './target.ts'

type Options = {
  targets: readonly Target[]
  seed: number
  /** The first case; the same seed and number make the same request. */
  first?: number
  /** Whether to continue with a case. */
  goesOn: (number: number) => boolean
  /** Called for each case, because sessions end. */
  callers: (endpoint: Endpoint) => Callers
  atOnce?: number
  withinMs?: number
}

type Finding = { number: number; program: string; problem: string; request: string }
type Result = {
  sent: number
  findings: Finding[]
  statuses: Map<string, number>
  /** The endpoints that a request was made for, as program, method and path. */
  tried: Set<string>
}

/** How many simpler requests are tried for a finding. */
const MOST_TRIES = 60

/**
 * Sends requests with invalid parts, and collects problems of the responses. The first cases take
 * each endpoint once, in the order of the list; the seed chooses those of all others. The first
 * finding of each problem has the simplest request that fast-check could make with it.
 */
export async function runFuzz(options: Options): Promise<Result> {
  const { targets, first = 0, goesOn, atOnce = 4 } = options
  const result: Result = { sent: 0, findings: [], statuses: new Map(), tried: new Set() }
  const all = allEndpoints(targets)
  let next = first
  const work = async () => {
    for (let number = next++; goesOn(number); number = next++) {
      const seed = (options.seed * 1_000_003 + number) | 0
      const { target, endpoint } = all[number] ?? pickEndpoint(new Random(seed), targets)
      await tryOne({ options, result, number, target, endpoint, seed })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return result
}

/** Every endpoint with its target; this many cases reach each of them once. */
export function allEndpoints(targets: readonly Target[]) {
  return targets.flatMap((target) => target.endpoints.map((endpoint) => ({ target, endpoint })))
}

function pickEndpoint(random: Random, targets: readonly Target[]) {
  const target = random.pick(targets)
  return { target, endpoint: random.pick(target.endpoints) }
}

type Case = {
  options: Options
  result: Result
  number: number
  target: Target
  endpoint: Endpoint
  seed: number
}

async function tryOne({ options, result, number, target, endpoint, seed }: Case) {
  const { withinMs = 20_000 } = options
  const callers = options.callers(endpoint)
  const { method, path, action = '' } = endpoint
  let tries = 0
  let found: Omit<Finding, 'number' | 'program'> | undefined
  const property = fc.asyncProperty(fc.gen(), async (generate) => {
    fc.pre(tries++ <= MOST_TRIES)
    const request = makeRequest(choicesOf(generate), endpoint, callers)
    const answer = await sendRaw(target.port, request, withinMs)
    if (tries === 1) {
      const key = `${target.name} ${answer.status}`
      result.statuses.set(key, (result.statuses.get(key) ?? 0) + 1)
    }
    const problem = problemOf(request, answer, target.rules)
    // A simpler request counts only if it causes the same problem.
    if (!problem || (found && found.problem !== problem)) return
    if (result.findings.some((one) => one.problem === problem)) tries = MOST_TRIES + 1
    found = { problem, request: `${printed(request)}\n→ ${answer.text.slice(0, 600)}` }
    throw new Error(problem)
  })
  await fc.check(property, {
    seed,
    numRuns: 1,
  })
  result.sent++
  result.tried.add(`${target.name}: ${method} ${path} ${action}`)
  if (found) result.findings.push({ number, program: target.name, ...found })
}

/** The request with a line for each part, shortened for reading, and without its credentials. */
function printed({ method, target, headers, body }: RawRequest) {
  const shown = headers.filter(
    ([name, value]) => !/^(?:Bearer|JWT) ./.test(value) && name !== 'cookie',
  )
  const lines = shown.map(([name, value]) => `${name}: ${value.slice(0, 80)}`)
  return [`${method} ${target.slice(0, 300)}`, ...lines, body.toString().slice(0, 300)].join('\n  ')
}

/** A finding as text, with the command that repeats it. */
export function describeFinding(
  { number, program, problem, request }: Finding,
  seed: number,
): string {
  return `${program}: ${problem}\n  (npm run fuzz -- --seed ${seed} --case ${number})\n  ${request}`
}

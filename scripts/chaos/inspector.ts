import type { Copy } from '../resilience/world.ts'
import type { Answer } from './ask.ts'
import type { Observation } from './change-history.ts'
import { type Edited, GONE } from './edits.ts'
import type { Bounds, Tally } from './tally.ts'
import type { Known, Target } from './targets.ts'

type Options = {
  known: Known
  edits: readonly Edited[]
  tally: Tally
  bounds: Bounds
  /** Keeps a wrong body, to be looked at, and returns where. */
  keep: (body: Buffer) => string
}

/** Finds what is wrong with the answers that visitors got. */
export class Inspector {
  readonly #known: Known
  readonly #edits: readonly Edited[]
  readonly #tally: Tally
  readonly #bounds: Bounds
  readonly #keep: Options['keep']

  constructor({ known, edits, tally, bounds, keep }: Options) {
    this.#known = known
    this.#edits = edits
    this.#tally = tally
    this.#bounds = bounds
    this.#keep = keep
  }

  inspect(copy: Copy, target: Target, answer: Answer): void {
    const { status, headers } = answer
    const where = `${copy.name} ${target.path} ${status} ${headers['x-cache'] ?? ''}`.trim()
    if (headers['x-cache'] === 'stale') this.#tally.markedStale++
    if (!this.#isExpected(copy, target, answer)) this.#tally.add('failed', where, 'wrong status')
    const problem = status === 200 ? this.#known.problem(target, answer) : undefined
    if (problem) this.#tally.add('failed', where, `${problem}, kept as ${this.#keep(answer.body)}`)
    if (target.kind !== 'media' && target.kind !== 'unknown')
      this.#inspectAge(copy, target, answer, where)
  }

  #isExpected({ cutOff }: Copy, { kind }: Target, { status, startedAt, endedAt }: Answer): boolean {
    const isUncertain = status === 503 && cutOff.overlaps(startedAt, endedAt)
    if (kind === 'unknown') return status === 404 || isUncertain
    if (kind === 'edited') return [200, 302, 404].includes(status) || isUncertain
    return status === 200
  }

  #inspectAge({ cutOff }: Copy, target: Target, answer: Answer, where: string) {
    const { startedAt, endedAt, headers } = answer
    const { freshMs, recoveryMs } = this.#bounds
    const allowed = headers['x-cache'] === 'stale' ? recoveryMs : freshMs
    const isExcused = cutOff.overlaps(startedAt - allowed, endedAt)
    const mustKnowBefore = isExcused ? Number.NEGATIVE_INFINITY : startedAt - allowed
    const observation: Observation = { endedAt, mustKnowBefore }
    for (const { edited, shown } of this.#observe(target, answer)) {
      const verdict = edited.history.judge(shown, observation)
      if (verdict === 'old') this.#tally.add('stale', where, edited.history.describe(shown))
      if (verdict === 'unknown')
        this.#tally.add('failed', where, `${edited.history.name} was never “${shown}”`)
    }
  }

  #observe({ path }: Target, answer: Answer) {
    if (answer.status === 200) {
      const text = answer.body.toString()
      return this.#edits.flatMap((edited) =>
        [...new Set(text.match(edited.pattern))].map((shown) => ({ edited, shown })),
      )
    }
    const edited = this.#edits.find(({ address }) => address === path)
    const shown = edited && shownIn(edited, answer)
    return edited && shown !== undefined ? [{ edited, shown }] : []
  }
}

/** How something edited looks in an answer from its own address; undefined if that does not tell. */
export function shownIn(
  { pattern }: Edited,
  { status, headers, body }: Answer,
): string | undefined {
  if (status === 404) return GONE
  if (status === 302) return headers.location
  return status === 200 ? body.toString().match(pattern)?.[0] : undefined
}

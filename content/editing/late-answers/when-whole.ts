import type { FormState } from 'payload'

const LAZY = Symbol.for('react.lazy')
/** The parts of an element that others are in. */
const WITHIN_ELEMENT = ['type', 'props'] as const

/** A piece that has not come after this time, in ms, is lost. */
const PATIENCE = 30_000

/**
 * Waits until every rendered component in the state of a form is there; returns false if one is lost.
 * The service sends those that take it longer, such as the field of a rich text, after the rest of
 * its answer. A form that has an answer with a piece missing cannot be rendered: until the piece
 * comes, React keeps what is shown, and so takes back each letter that is typed.
 */
export async function isWhole(state: FormState): Promise<boolean> {
  const late = Promise.withResolvers<false>()
  const timer = setTimeout(() => late.resolve(false), PATIENCE)
  const here = allHere(state).then(
    () => true,
    () => false,
  )
  return Promise.race([here, late.promise]).finally(() => clearTimeout(timer))
}

async function allHere(state: FormState): Promise<void> {
  const seen = new Set<unknown>()
  for (const { customComponents, rows = [] } of Object.values(state)) {
    await whenHere(customComponents, seen)
    for (const row of rows) await whenHere(row.customComponents, seen)
  }
}

async function whenHere(value: unknown, seen: Set<unknown>): Promise<void> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if ('$$typeof' in value) {
    if (value.$$typeof === LAZY && '_payload' in value)
      return whenHere(await arrival(value._payload), seen)
    const parts = WITHIN_ELEMENT.map((name) => Reflect.get(value, name))
    for (const part of parts) await whenHere(part, seen)
  } else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
    for (const part of Object.values(value)) await whenHere(part, seen)
}

/** What a lazy piece turns out to be. */
async function arrival(payload: unknown): Promise<unknown> {
  const isAwaited = typeof payload === 'object' && payload !== null && 'then' in payload
  return isAwaited ? payload : undefined
}

import { addTo, hasValuesOnly, type Patch } from './patch.ts'

/** What one undo takes back. */
export type Step = {
  /** In the order in which they were made. */
  patches: Patch[]
  /** The field or list that it is about: others may have followed from it. */
  about: string
  /** Set while typing, which may go on. */
  typed?: Typed | undefined
}

/** A key press that changed the text of a field. */
export type Typed = { key: string; at: number; isLonger: boolean }

/** Typing goes on as long as no pause, in ms, is longer than this. */
const PAUSE = 1000

/** Adds a patch that belongs to the step. */
export function extend(step: Step, patch: Patch): void {
  const last = step.patches.at(-1)
  if (last && hasValuesOnly(last) && hasValuesOnly(patch)) addTo(last, patch)
  else step.patches.push(patch)
  step.patches = step.patches.filter(({ size }) => size > 0)
}

/** The key press that made a patch; undefined if that is no change of one text. */
export function typedIn(patch: Patch, at: number): Typed | undefined {
  const [[key, change] = [], ...others] = patch
  if (key === undefined || change?.kind !== 'value' || others.length > 0) return undefined
  return { key, at, isLonger: lengthOf(change.to) >= lengthOf(change.from) }
}

/** Whether a key press goes on with the typing of a step: the same text, and in the same direction. */
export function goesOn({ typed }: Step, next: Typed | undefined): boolean {
  if (!typed || !next || typed.key !== next.key || typed.isLonger !== next.isLonger) return false
  return next.at - typed.at <= PAUSE
}

function lengthOf(value: unknown): number {
  if (value === undefined || value === null) return 0
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length
}

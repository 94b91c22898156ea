import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { isSameValue } from '../together/same.ts'
import { diffOf } from './diff.ts'
import { disown, renew } from './others.ts'
import type { Patch } from './patch.ts'
import { revertActions } from './revert.ts'
import { extend, goesOn, type Step, typedIn } from './step.ts'

/** Dispatches actions to the form, and passes its new state to `observe` before it returns. */
export type Dispatch = (actions: FieldAction[]) => void

/** What an editor did last: a key press in a text may go on with the one before it. */
export type Gesture = 'typing' | 'other'

const MOST_STEPS = 500

/**
 * The steps of one editor in a form, to be undone and redone. It sees the states of the form one
 * after the other. A difference is a step of the editor, unless it was announced as somebody else's
 * or as what the service made of a saved text. A step is taken back where the form still has what it
 * made.
 */
export class FormHistory {
  readonly #clock: () => number
  readonly #listeners = new Set<() => void>()
  #state: FormState | undefined
  readonly #done: Step[] = []
  readonly #undone: Step[] = []
  /** The step that follow-ups belong to. */
  #last: Step | undefined
  /** The last act of the editor that nothing has followed from yet. */
  #gesture: Gesture | undefined
  #isByOthers = false
  #expected: ReadonlyMap<string, unknown> = new Map()
  /** What an undo or redo has changed so far. */
  #reverted: Patch[] | undefined

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly canUndo = (): boolean => this.#done.length > 0
  readonly canRedo = (): boolean => this.#undone.length > 0

  /** Call this before the form changes: changes without it follow from others. */
  readonly gesture = (kind: Gesture): void => {
    this.#gesture = kind
  }

  /** Changes the form in the name of somebody else. */
  byOthers(change: () => void): void {
    this.#isByOthers = true
    try {
      change()
    } finally {
      this.#isByOthers = false
    }
  }

  /** The form is about to be loaded again: its next state is nobody's step. */
  reload(): void {
    this.#state = undefined
  }

  /** The response to a save is about to change these fields, by their paths with the ids of rows. */
  expect(values: ReadonlyMap<string, unknown>): void {
    this.#expected = values
  }

  /** The form has this state now. */
  observe(next: FormState): void {
    const before = this.#state
    this.#state = next
    if (!before || before === next) return
    const patch = diffOf(before, next)
    this.#takeExpected(patch)
    if (patch.size === 0) return
    if (this.#isByOthers) this.#disown(patch)
    else if (this.#reverted) this.#reverted.push(patch)
    else this.#record(patch)
    this.#tell()
  }

  /** Takes back the last step that still has an effect, and returns what that changed. */
  undo(dispatch: Dispatch): Step | undefined {
    return this.#move(this.#done, this.#undone, dispatch)
  }

  redo(dispatch: Dispatch): Step | undefined {
    return this.#move(this.#undone, this.#done, dispatch)
  }

  /** Takes back one step: the last one as `undo` does, an earlier one by a step of its own. */
  takeBack(step: Step, dispatch: Dispatch): Step | undefined {
    if (step === this.#done.at(-1)) return this.undo(dispatch)
    const patches = this.#revert(step, dispatch)
    return patches.length > 0 ? this.#add({ patches, about: step.about }) : undefined
  }

  /** Whether a step of the editor can still be taken back. */
  readonly has = (step: Step): boolean => this.#done.includes(step)

  /** The last step of the editor. */
  readonly last = (): Step | undefined => this.#done.at(-1)

  forget(): void {
    this.#done.length = 0
    this.#undone.length = 0
    this.#last = undefined
    this.#tell()
  }

  #move(from: Step[], onto: Step[], dispatch: Dispatch): Step | undefined {
    for (let step = from.pop(); step; step = from.pop()) {
      const patches = this.#revert(step, dispatch)
      if (patches.length === 0) continue
      const reverted = { patches, about: step.about }
      onto.push(reverted)
      this.#last = reverted
      this.#gesture = undefined
      this.#tell()
      return reverted
    }
    this.#tell()
    return undefined
  }

  #revert(step: Step, dispatch: Dispatch): Patch[] {
    const reverted: Patch[] = []
    this.#reverted = reverted
    for (const patch of step.patches.toReversed()) {
      const actions = revertActions(patch, this.#state ?? {})
      if (actions.length > 0) dispatch(actions)
    }
    this.#reverted = undefined
    return reverted
  }

  #record(patch: Patch) {
    const gesture = this.#gesture
    this.#gesture = undefined
    const last = this.last()
    const typed = gesture === 'typing' ? typedIn(patch, this.#clock()) : undefined
    if (gesture === undefined) this.#follow(patch)
    else if (last && last === this.#last && goesOn(last, typed)) {
      extend(last, patch)
      last.typed = typed
      if (last.patches.length === 0) this.#drop(last)
    } else this.#add({ patches: [patch], about: [...patch.keys()][0] ?? '', typed })
  }

  /** Before the editor has done anything, the form only fills itself in. */
  #follow(patch: Patch) {
    if (!this.#last) return
    extend(this.#last, patch)
    if (this.#last.patches.length === 0) this.#drop(this.#last)
  }

  #add(step: Step): Step {
    this.#done.push(step)
    if (this.#done.length > MOST_STEPS) this.#done.shift()
    this.#undone.length = 0
    this.#last = step
    this.#tell()
    return step
  }

  #drop(step: Step) {
    for (const steps of [this.#done, this.#undone]) if (steps.at(-1) === step) steps.pop()
    this.#last = undefined
  }

  #disown(patch: Patch) {
    disown([...this.#done, ...this.#undone], patch)
    // Typing that goes on afterwards begins from their text.
    this.#last = undefined
  }

  #takeExpected(patch: Patch) {
    const expected = this.#expected
    this.#expected = new Map()
    for (const [key, change] of patch) {
      if (change.kind !== 'value' || !expected.has(key)) continue
      if (!isSameValue(expected.get(key), change.to)) continue
      patch.delete(key)
      for (const steps of [this.#done, this.#undone]) renew(steps, key, change)
    }
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

import { Random } from '@belvedere/kit/testing/random.ts'
import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { formPathOf, pagePathOf } from '../beside/form-paths.ts'
import { fieldReducer } from '../late-answers/field-reducer.ts'
import { keepTyped } from '../late-answers/keep-typed.ts'
import { FormHistory } from './form-history.ts'
import { savedOtherwise } from './saved-otherwise.ts'

const PLAIN = ['title', 'slug', 'unit']
const TYPED = /^(title|unit|blocks\.[^.]+\.(heading|items\.[^.]+\.label))$/

/** An editor with a history, a service that trims what it saves, and other editors. */
export class UndoModel {
  readonly #random: Random
  readonly #hasOthers: boolean
  readonly #history: FormHistory
  readonly #start: FormState
  #form: FormState
  #now = 0
  #made = 0
  #asked: FormState[] = []
  #earlier: FormState
  /** What others last wrote, by the paths of fields with the ids of rows. */
  readonly #theirs = new Map<string, unknown>()
  readonly #removedByOthers = new Set<string>()
  /** Rows that were removed, and came back as they had been before: others may have filled these in too. */
  readonly #broughtBack = new Set<string>()
  /** Rows by their paths with ids. */
  readonly #touchedByOthers = new Set<string>()

  constructor(seed: number, hasOthers: boolean) {
    this.#random = new Random(seed)
    this.#hasOthers = hasOthers
    this.#history = new FormHistory(() => this.#now)
    this.#form = Object.fromEntries(
      [...PLAIN, 'order'].map((name): [string, FormState[string]] => [name, { value: name }]),
    )
    this.#form.blocks = { value: 0, rows: [] }
    this.#history.observe(this.#form)
    for (let row = 0; row < 3; row++) {
      this.#add('blocks', row)
      this.#add(`blocks.${row}.items`, 0)
    }
    this.#start = this.#form
    this.#earlier = this.#form
  }

  /** Makes one random step, and returns its name. */
  step(): string {
    const steps = {
      type: () => this.#type(),
      typeOn: () => this.#type(),
      pause: () => {
        this.#now += 2000
      },
      rows: () => this.#changeRows(),
      revert: () => this.#goBack(),
      ask: () => this.#asked.push(structuredClone(this.#form)),
      answer: () => this.#answer(),
      undo: () => this.#history.undo(this.#dispatch),
      redo: () => this.#history.redo(this.#dispatch),
      ...(this.#hasOthers && { others: () => this.#others() }),
    }
    const [name, make] = this.#random.pick(Object.entries(steps))
    make()
    return name
  }

  /** Undoes everything and redoes it; returns the first thing that is not as it should be. */
  settle(): string | undefined {
    while (this.#history.canRedo()) this.#history.redo(this.#dispatch)
    const end = contentsOf(this.#form)
    while (this.#history.canUndo()) this.#history.undo(this.#dispatch)
    const flaw = this.#hasOthers ? this.#lossOfOthers() : this.#difference(contentsOf(this.#start))
    if (flaw) return `undone: ${flaw}`
    while (this.#history.canRedo()) this.#history.redo(this.#dispatch)
    const difference = this.#difference(end)
    return difference && `redone: ${difference}`
  }

  #difference(expected: Map<string, string>): string | undefined {
    const now = contentsOf(this.#form)
    const wrong = [...new Set([...expected.keys(), ...now.keys()])].find(
      (key) => key !== 'order' && now.get(key) !== expected.get(key),
    )
    return wrong && `"${wrong}" is ${now.get(wrong)}, not ${expected.get(wrong)}`
  }

  #lossOfOthers(): string | undefined {
    const now = contentsOf(this.#form)
    const start = contentsOf(this.#start)
    for (const [key, value] of this.#theirs) {
      if (isIn(this.#removedByOthers, key) || isIn(this.#broughtBack, key)) continue
      if (!now.has(key)) continue
      if (now.get(key) !== clean(value)) return `"${key}" is ${now.get(key)}, others wrote ${value}`
    }
    for (const row of this.#touchedByOthers) {
      if (!isIn(this.#removedByOthers, row) && !now.has(`${row}.id`))
        return `row ${row} of others is gone`
    }
    for (const [key, value] of start) {
      if (isIn(this.#removedByOthers, key) || isIn(this.#broughtBack, key)) continue
      if (this.#theirs.has(key) || key === 'order' || value.startsWith('[')) continue
      if (now.get(key) !== value) return `"${key}" is ${now.get(key)}, not ${value}`
    }
    return undefined
  }

  /** A title gives its slug a value right after, as in the studio. */
  #type() {
    const keys = [...contentsOf(this.#form).keys()].filter((key) => TYPED.test(key))
    const key = this.#random.pick(keys)
    const path = formPathOf(this.#form, key) ?? key
    const before = String(this.#form[path]?.value ?? '')
    const isShorter = this.#random.next() < 0.2
    const value = isShorter ? before.slice(0, -1) : before + this.#random.pick(['a', 'b', ' '])
    this.#now += 100
    this.#history.gesture('typing')
    this.#do({ type: 'UPDATE', path, value })
    if (key === 'title') this.#do({ type: 'UPDATE', path: 'slug', value: clean(value) })
  }

  #changeRows() {
    const lists = Object.keys(this.#form).filter((path) => this.#form[path]?.rows)
    const path = this.#random.pick(lists)
    const count = this.#form[path]?.rows?.length ?? 0
    const index = this.#random.between(0, Math.max(count - 1, 0))
    this.#history.gesture('other')
    const kind = count === 0 ? 'add' : this.#random.pick(['add', 'copy', 'move', 'remove'])
    if (kind === 'add') this.#add(path, index)
    if (kind === 'copy') this.#do({ type: 'DUPLICATE_ROW', path, rowIndex: index })
    if (kind === 'remove') this.#do({ type: 'REMOVE_ROW', path, rowIndex: index })
    const to = this.#random.between(0, Math.max(count - 1, 0))
    if (kind === 'move') this.#do({ type: 'MOVE_ROW', path, moveFromIndex: index, moveToIndex: to })
  }

  /** “Revert to published” shows earlier contents as a whole. */
  #goBack() {
    this.#history.gesture('other')
    const earlier = this.#earlier
    for (const [path, { rows }] of Object.entries(earlier))
      for (const { id } of rows ?? [])
        if (!this.#form[path]?.rows?.some((row) => row.id === id)) this.#broughtBack.add(id)
    this.#earlier = structuredClone(this.#form)
    this.#do({ type: 'REPLACE_STATE', state: structuredClone(earlier) })
  }

  #answer() {
    const [asked] = this.#asked.splice(this.#random.between(0, this.#asked.length), 1)
    if (!asked) return
    const saved: FormState = Object.fromEntries(
      Object.entries(asked).map(([path, { value, rows }]) => [
        path,
        rows ? { value, rows } : { value: typeof value === 'string' ? clean(value) : value },
      ]),
    )
    saved.order = { value: `after ${saved.unit?.value}` }
    const serverState = keepTyped({ asked, now: this.#form, answer: saved })
    this.#history.expect(savedOtherwise(this.#form, serverState))
    const prevStateRef = { current: this.#form }
    const acceptValues = { overrideLocalChanges: false }
    this.#do({ type: 'MERGE_SERVER_STATE', prevStateRef, serverState, acceptValues })
  }

  #others() {
    this.#asked = []
    this.#history.byOthers(() => {
      const rows = this.#form.blocks?.rows ?? []
      const index = this.#random.between(0, Math.max(rows.length - 1, 0))
      const kind = this.#random.pick(['write', 'write', 'add', 'remove', 'move'])
      if (kind === 'write' || rows.length === 0) return this.#writeByOthers()
      if (kind === 'add') {
        this.#add('blocks', index)
        this.#touch(`blocks.${this.#form.blocks?.rows?.[index]?.id}`)
      } else if (kind === 'remove') {
        const inside = pagePathOf(this.#form, `blocks.${index}`)?.split('.').at(-1) ?? ''
        const keys = [...contentsOf(this.#form).keys()].filter((key) => key.includes(inside))
        for (const part of keys.flatMap((key) => key.split('.').slice(1)))
          this.#removedByOthers.add(part)
        this.#do({ type: 'REMOVE_ROW', path: 'blocks', rowIndex: index })
      } else {
        const moveToIndex = this.#random.between(0, rows.length - 1)
        this.#do({ type: 'MOVE_ROW', path: 'blocks', moveFromIndex: index, moveToIndex })
      }
    })
  }

  #writeByOthers() {
    const keys = [...contentsOf(this.#form).keys()].filter((key) => TYPED.test(key))
    const key = this.#random.pick(keys)
    const value = `theirs${++this.#made}`
    this.#do({ type: 'UPDATE', path: formPathOf(this.#form, key) ?? key, value })
    this.#theirs.set(key, value)
    this.#touch(key)
  }

  #touch(key: string) {
    const parts = key.split('.')
    for (const [index, part] of parts.entries())
      if (/^r\d+$/.test(part)) this.#touchedByOthers.add(parts.slice(0, index + 1).join('.'))
  }

  #add(path: string, rowIndex: number) {
    const id = `r${++this.#made}`
    const fields = path === 'blocks' ? ['heading'] : ['label']
    const subFieldState: FormState = {
      id: { value: id },
      ...Object.fromEntries(fields.map((name) => [name, { value: null }])),
      ...(path === 'blocks' && { items: { value: 0, rows: [] } }),
    }
    this.#do({ type: 'ADD_ROW', path, rowIndex, subFieldState })
  }

  #do(action: FieldAction) {
    this.#form = fieldReducer(this.#form, action)
    this.#history.observe(this.#form)
  }

  readonly #dispatch = (actions: FieldAction[]) => {
    for (const action of actions) this.#form = fieldReducer(this.#form, action)
    this.#history.observe(this.#form)
  }
}

const isIn = (rows: ReadonlySet<string>, key: string) =>
  key.split('.').some((part) => rows.has(part))

/** The texts of a form, and the ids of the rows of its lists. */
function contentsOf(state: FormState): Map<string, string> {
  return new Map(
    Object.entries(state).map(([path, { value, rows }]) => [
      pagePathOf(state, path) ?? `stray ${path}`,
      rows ? `[${rows.map(({ id }) => id)}]` : clean(value),
    ]),
  )
}

const clean = (value: unknown) => String(value ?? '').trim()

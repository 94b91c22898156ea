import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { fieldReducer } from './field-reducer.ts'
import type { keepTyped } from './keep-typed.ts'

/**
 * A request to the service without a response yet: a save, or a validation of the form after a
 * change.
 */
type Request = { isSave: boolean; asked: FormState }

const NAMES = ['title', 'unit', 'area']
const ROW_NAMES = ['heading', 'text']
const EMPTY: FormState = {
  ...Object.fromEntries([...NAMES, 'order'].map((name) => [name, { value: null }])),
  blocks: { value: 0, rows: [] },
}

/**
 * An editor who types, adds, moves and removes rows in a form of Payload, and a service that answers
 * late, in any order, or not at all. Tests drive it step by step.
 */
export class TypingModel {
  readonly #random: () => number
  readonly #rule: typeof keepTyped
  #form = EMPTY
  #requests: Request[] = []
  /** The typed text, by the name of the field and the id of its row. */
  readonly #typed = new Map<string, string>()
  #rows: string[] = []
  #made = 0

  constructor(random: () => number, rule: typeof keepTyped) {
    this.#random = random
    this.#rule = rule
  }

  /** Makes one random step, and returns its description. */
  step(): string {
    const things = [
      () => this.#type(),
      () => this.#type(),
      () => this.#validate(),
      () => this.#changeRows(),
      () => this.#ask(),
      () => this.#answer(),
    ]
    return this.#oneOf(things)?.() ?? 'nothing'
  }

  /** The first value of the form that differs from the editor's input. */
  loss(): string | undefined {
    const rows = (this.#form.blocks?.rows ?? []).map(({ id }) => id)
    if (String(rows) !== String(this.#rows)) return `rows are [${rows}], not [${this.#rows}]`
    // The rows of a list are saved in place of its value, if it has any.
    if (Boolean(this.#form.blocks?.disableFormData) !== rows.length > 0)
      return `the ${rows.length} rows are not saved`
    const stray = Object.keys(this.#form).find((path) => this.#keyOf(path) === undefined)
    if (stray) return `"${stray}" is in no row`
    for (const [key, typed] of this.#typed) {
      const path = this.#pathOf(key)
      const value = path && this.#form[path]?.value
      if (path && clean(value) !== clean(typed)) return `"${path}" is "${value}", not "${typed}"`
    }
    return undefined
  }

  /**
   * Answers all requests, saves once more, and returns the values that the form has not taken from
   * that response.
   */
  settle(): string | undefined {
    while (this.#requests.length > 0) this.#answer()
    const asked = structuredClone(this.#form)
    this.#take({ isSave: true, asked }, undefined)
    const order = this.#form.order?.value
    return order === orderOf(asked) ? this.loss() : `the order is "${order}" at the end`
  }

  #type(): string {
    const fields = [
      ...NAMES,
      ...ROW_NAMES.flatMap((name) => this.#rows.map((id) => `${id}.${name}`)),
    ]
    const key = this.#oneOf(fields) ?? ''
    const path = this.#pathOf(key)
    if (!path || !(path in this.#form)) return 'no field yet'
    const before = String(this.#form[path]?.value ?? '')
    const value = this.#random() < 0.2 ? before.slice(0, -1) : before + this.#oneOf(['a', 'b', ' '])
    this.#do({ type: 'UPDATE', path, value })
    this.#typed.set(key, value)
    return `type "${value}" into ${path}`
  }

  /** Payload's form writes a field again, unchanged, when its validity changes. */
  #validate(): string {
    const isShown = (path: string) => !['blocks', 'order'].includes(path)
    const path = this.#oneOf(Object.keys(this.#form).filter(isShown))
    if (path) this.#do({ type: 'UPDATE', path, valid: true, value: this.#form[path]?.value })
    return `validate ${path}`
  }

  #changeRows(): string {
    const [at, to] = [this.#index(), this.#index()]
    const kind = this.#rows.length === 0 ? 'add' : this.#oneOf(['add', 'add', 'move', 'remove'])
    if (kind === 'add') {
      const id = `row${++this.#made}`
      const subFieldState = { id: { value: id } }
      this.#do({ type: 'ADD_ROW', path: 'blocks', rowIndex: at, subFieldState })
      this.#rows.splice(at, 0, id)
    } else if (kind === 'move') {
      this.#do({ type: 'MOVE_ROW', path: 'blocks', moveFromIndex: at, moveToIndex: to })
      this.#rows.splice(to, 0, ...this.#rows.splice(at, 1))
    } else {
      this.#do({ type: 'REMOVE_ROW', path: 'blocks', rowIndex: at })
      this.#rows.splice(at, 1)
    }
    return `${kind} row ${at}`
  }

  #ask(): string {
    const isSave = this.#random() < 0.5
    this.#requests.push({ isSave, asked: structuredClone(this.#form) })
    return isSave ? 'save' : 'ask'
  }

  #answer(): string {
    const [request] = this.#requests.splice(Math.floor(this.#random() * this.#requests.length), 1)
    if (!request) return 'nothing to answer'
    if (this.#random() < 0.2) return 'a failed answer'
    const cursor = this.#random() < 0.5 ? this.#oneOf(Object.keys(this.#form)) : undefined
    this.#take(request, cursor)
    return `answer to ${request.isSave ? 'a save' : 'a look'}`
  }

  #take({ isSave, asked }: Request, cursor: string | undefined) {
    const answer = this.#rule({ asked, now: this.#form, answer: answerTo(asked), cursor })
    this.#do({
      type: 'MERGE_SERVER_STATE',
      prevStateRef: { current: this.#form },
      serverState: answer,
      ...(isSave && { acceptValues: { overrideLocalChanges: false } }),
    })
  }

  #do(action: FieldAction) {
    this.#form = fieldReducer(this.#form, action)
  }

  #keyOf(path: string): string | undefined {
    const [, row, name] = /^blocks\.(\d+)\.(.+)$/.exec(path) ?? []
    if (row === undefined) return path
    const id = this.#rows[Number(row)]
    return id && `${id}.${name}`
  }

  #pathOf(key: string): string | undefined {
    const [id = '', name] = key.split('.')
    if (name === undefined) return key
    const row = this.#rows.indexOf(id)
    return row < 0 ? undefined : `blocks.${row}.${name}`
  }

  #index = () => Math.floor(this.#random() * this.#rows.length)

  #oneOf<Of>(list: readonly Of[]): Of | undefined {
    return list[Math.floor(this.#random() * list.length)]
  }
}

/** The service's state of a form: trimmed texts, and one field that it fills in. */
function answerTo(asked: FormState): FormState {
  const answer: FormState = { order: { value: orderOf(asked) } }
  const add = (path: string) => {
    const contents = { value: clean(asked[path]?.value), valid: true }
    answer[path] = { ...contents, ...(!(path in asked) && { addedByServer: true }) }
  }
  for (const name of NAMES) add(name)
  const rows = asked.blocks?.rows ?? []
  answer.blocks = {
    value: rows.length,
    rows: rows.map(({ id }) => ({ id })),
    disableFormData: rows.length > 0,
  }
  for (const index of rows.keys())
    for (const name of ['id', ...ROW_NAMES]) add(`blocks.${index}.${name}`)
  return answer
}

const orderOf = (asked: FormState) => `after ${clean(asked.unit?.value)}`
const clean = (value: unknown) => String(value ?? '').trim() || null

import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { hasSameRows } from './same-rows.ts'

/** A block or row of a list: its path ends in its index. */
const ROW = /(?:^|\.)\d+$/
/** A row of the form itself, such as a block of a page. */
const OUTER_ROW = /^[^.]+\.\d+(?=\.|$)/

type Data = Record<string, unknown>

export const isRow = (path: string): boolean => ROW.test(path)

/**
 * The values of a form and of its rows. They are kept from one state of the form to the next, and
 * only rows with a change are computed again.
 */
export class RowData {
  #state: FormState = {}
  /** The paths of the fields of each outer row. */
  readonly #paths = new Map<string, string[]>()
  readonly #kept = new Map<string, Data>()
  #all: Data | undefined

  /** The values of the row at this path. */
  at(state: FormState, path: string): Data {
    if (state !== this.#state) this.#take(state)
    const kept = this.#kept.get(path)
    if (kept) return kept
    const data = this.#read(path)
    this.#kept.set(path, data)
    return data
  }

  /** The values of the whole form. */
  all(state: FormState): Data {
    if (state !== this.#state) this.#take(state)
    if (this.#all) return this.#all
    const [plain, lists]: [FormState, Data] = [{}, {}]
    for (const path in state) {
      const field = state[path]
      if (!field || outerRow(path) !== undefined) continue
      const rows = path.includes('.') ? undefined : field.rows
      if (rows?.length) lists[path] = rows.map((_, index) => this.at(state, `${path}.${index}`))
      else plain[path] = field
    }
    this.#all = { ...reduceFieldsToValues(plain, true), ...lists }
    return this.#all
  }

  #read(path: string): Data {
    const own: FormState = {}
    for (const name of this.#paths.get(outerRow(path) ?? '') ?? []) {
      const field = this.#state[name]
      if (!field || !name.startsWith(`${path}.`)) continue
      own[name.slice(path.length + 1)] = field.rows?.length === 0 ? { ...field, value: [] } : field
    }
    return reduceFieldsToValues(own, true)
  }

  #take(next: FormState) {
    const previous = this.#state
    this.#state = next
    this.#all = undefined
    let count = 0
    for (const path in next) {
      count++
      const [field, before] = [next[path], previous[path]]
      if (field === before) continue
      if (!field || !before || !hasSameRows(field.rows, before.rows)) return this.#forgetAll()
      if (field.value !== before.value) this.#forget(path)
    }
    if (count !== Object.keys(previous).length) this.#forgetAll()
  }

  /** A changed field changes all rows that contain it. */
  #forget(path: string) {
    for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1))
      this.#kept.delete(path.slice(0, end))
  }

  #forgetAll() {
    this.#kept.clear()
    this.#paths.clear()
    for (const path in this.#state) {
      const row = outerRow(path)
      if (row === undefined) continue
      const paths = this.#paths.get(row)
      if (paths) paths.push(path)
      else this.#paths.set(row, [path])
    }
  }
}

function outerRow(path: string): string | undefined {
  return OUTER_ROW.exec(path)?.[0]
}

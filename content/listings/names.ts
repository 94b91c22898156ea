import { foldName } from './fold.ts'

type NamedRecord = { id: number; title: string; slug: string }

const MAX_LISTED = 30

/** The possible separators between the names in a cell. */
export const SEPARATOR = /[\n;,|]+/

/** Records of a collection, to be found by title or slug. */
export class Names {
  readonly #records: NamedRecord[]
  readonly #byId: Map<number, NamedRecord>
  readonly #byKey = new Map<string, NamedRecord[]>()

  constructor(records: NamedRecord[]) {
    this.#records = records
    this.#byId = new Map(records.map((record) => [record.id, record]))
    for (const record of records) {
      const keys = new Set([foldName(record.title), record.slug].filter(Boolean))
      for (const key of keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), record])
    }
  }

  /** The records that a name can mean; a slug is exact. */
  find(name: string): NamedRecord[] {
    const found = this.#byKey.get(foldName(name)) ?? []
    const exact = found.filter(({ title, slug }) => title === name || slug === name)
    return exact.length === 1 ? exact : found
  }

  titleOf(id: number): string {
    const record = this.#byId.get(id)
    return record ? record.title || record.slug : `record ${id}`
  }

  /** A name that finds this record again, also in a list: its title, or else its slug. */
  nameOf(id: number): string {
    const title = this.titleOf(id)
    const record = this.#byId.get(id)
    const isClear = this.find(title).length === 1 && !SEPARATOR.test(title)
    return record && !isClear ? record.slug : title
  }

  /** The name of the first record, as an example. */
  first(): string {
    const [first] = this.#records
    return first ? this.nameOf(first.id) : ''
  }

  /** The titles, for a message. */
  list(): string {
    const titles = this.#records.map(({ title, slug }) => title || slug)
    const rest = titles.length - MAX_LISTED
    const listed = titles.slice(0, MAX_LISTED).join(', ')
    return rest > 0 ? `${listed} and ${rest} more` : listed || 'none yet'
  }
}

import { ALL, addressOf, type Entries, type Entry } from './entry.ts'

export type Catalogue = ReadonlyMap<string, Entries>

/** An entry that an address means: by itself as a page, or to be looked at in frames. */
export type Found = {
  kind: string
  name: string
  entry: Entry
  entries: Entries
  isPage: boolean
}

/** `/hero`, `/hero/extreme`, and the page in the frames, `/hero--extreme`. */
const ADDRESS = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:(\/|--)([a-z0-9-]+))?$/

/** The entry at a path; nothing where there is none. A kind by itself means all of it. */
export function findEntry(kinds: Catalogue, path: string): Found | undefined {
  const [, kind = '', separator, asked] = ADDRESS.exec(path) ?? []
  const entries = kinds.get(kind)
  const [first = ''] = entries?.keys() ?? []
  const name = asked ?? (entries?.has(ALL) ? ALL : first)
  const entry = entries?.get(name)
  return entries && entry && { kind, name, entry, entries, isPage: separator === '--' }
}

/** Every entry with the address of its page, for the end-to-end run. */
export function listed(kinds: Catalogue) {
  return [...kinds].flatMap(([kind, entries]) =>
    [...entries].map(([name, entry]) => {
      return { kind, name, path: addressOf(kind, name, entry), press: entry.press }
    }),
  )
}

import { ALL, addressOf, type Entries, type Entry } from './entry.ts'

export type Catalogue = ReadonlyMap<string, Entries>

/** The entry at an address: as a page (`isPage`) or in frames. */
export type EntryMatch = {
  kind: string
  name: string
  entry: Entry
  entries: Entries
  isPage: boolean
}

/** Matches `/hero`, `/hero/extreme`, and the page in its frames, `/hero--extreme`. */
const ADDRESS = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:(\/|--)([a-z0-9-]+))?$/

/** Finds the entry at a path; undefined if there is none. A kind alone means its `all` entry. */
export function findEntry(kinds: Catalogue, path: string): EntryMatch | undefined {
  const [, kind = '', separator, entryName] = ADDRESS.exec(path) ?? []
  const entries = kinds.get(kind)
  const [first = ''] = entries?.keys() ?? []
  const name = entryName ?? (entries?.has(ALL) ? ALL : first)
  const entry = entries?.get(name)
  return entries && entry && { kind, name, entry, entries, isPage: separator === '--' }
}

/** All entries with the addresses of their pages, for the end-to-end tests. */
export function listEntries(kinds: Catalogue) {
  return [...kinds].flatMap(([kind, entries]) =>
    [...entries].map(([name, entry]) => {
      return { kind, name, path: addressOf(kind, name, entry), press: entry.press }
    }),
  )
}

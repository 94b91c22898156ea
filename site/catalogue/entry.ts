import type { Settings } from '../content/settings.ts'
import type { Part } from '../screens/screen.ts'

/** A block of an entry; its id names it on its page. */
export type Placed = { kind: string; id: string; data: Record<string, unknown> }

/** One page of the catalogue: what it shows, and how it comes about. */
export type Entry = {
  blocks: readonly Placed[]
  /** Stands above the blocks. */
  opening?: Part
  /** What the shell is drawn from, where it is not the whole of it. */
  settings?: Settings
  /** What to press once the page is there, as a selector. */
  press?: string
  /** The place on the page to open it at. */
  anchor?: string
}

/** All entries of a kind, or of the shell, by name. */
export type Entries = Map<string, Entry>

/** The entry of a kind that holds the others, one below the other, but for the one with most items. */
export const ALL = 'all'

/** Where the page of an entry is; `/hero/extreme` shows it in frames. */
export function addressOf(kind: string, name: string, { anchor }: Entry): string {
  return `/${kind}--${name}${anchor ? `#${anchor}` : ''}`
}

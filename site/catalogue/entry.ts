import type { Settings } from '../content/settings.ts'
import type { Part } from '../screens/screen.ts'

/** A block of an entry; its id is unique on the entry's page. */
export type CatalogueBlock = { kind: string; id: string; data: Record<string, unknown> }

/** One page of the catalogue. */
export type Entry = {
  blocks: readonly CatalogueBlock[]
  /** Shown above the blocks. */
  opening?: Part
  /** The settings of the shell; the full settings by default. */
  settings?: Settings
  /** The hour of the page, 0 (sunrise) to 1 (sunset); a morning by default. */
  hour?: number
  /** Selector of an element to click once the page is ready. */
  press?: string
  /** The id of an element to scroll to. */
  anchor?: string
}

/** All entries of a kind, or of the shell, by name. */
export type Entries = Map<string, Entry>

/** The name of the entry with all other entries of its kind in one page, except the largest one. */
export const ALL = 'all'

/** The address of an entry's page, such as `/hero--extreme`; `/hero/extreme` shows it in frames. */
export function addressOf(kind: string, name: string, { anchor }: Entry): string {
  return `/${kind}--${name}${anchor ? `#${anchor}` : ''}`
}

import { blockEntries } from './block-entries.ts'
import type { Entries } from './entry.ts'
import { shellEntries } from './shell-entries.tsx'

/** All entries by kind: the shell's and those of every block kind. */
export function allEntries(): Map<string, Entries> {
  const kinds = blockEntries()
  return new Map([['shell', shellEntries(kinds)], ...kinds])
}

import { blockEntries } from './block-entries.ts'
import type { Entries } from './entry.ts'
import { shellEntries } from './shell-entries.tsx'

/** The whole catalogue: the shell, and every kind of block. */
export function allEntries(): Map<string, Entries> {
  const kinds = blockEntries()
  return new Map([['shell', shellEntries(kinds)], ...kinds])
}

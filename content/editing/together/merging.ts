import type { Fields } from './same.ts'

export type Side = 'mine' | 'theirs'
/** The name of a field, or the id of a row. */
export type Step = string | { row: string }

/** Two people changed the same thing: a field, a row that one of them removed, or an order. */
export type Conflict = {
  key: string
  path: Step[]
  kind: 'field' | 'row' | 'order'
  mine: unknown
  theirs: unknown
}

export type Merge = {
  merged: Fields
  conflicts: Conflict[]
  /** Whether the other version's change was taken. */
  taken: Step[][]
}

export type Merging = {
  choices: ReadonlyMap<string, Side>
  conflicts: Conflict[]
  taken: Step[][]
}

export type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** Records a conflict, and returns the side that is taken. */
export function choose(merging: Merging, conflict: Omit<Conflict, 'key'>): Side {
  const key = JSON.stringify([conflict.kind, ...conflict.path])
  merging.conflicts.push({ ...conflict, key })
  return merging.choices.get(key) ?? 'mine'
}

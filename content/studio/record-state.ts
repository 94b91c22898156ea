/** The word for the state of a record; everywhere in the studio the same. */
const WORDS = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, changed since',
} as const

/** Whether a record is public, public with a newer draft, or a draft alone. */
export type State = keyof typeof WORDS

export function isState(value: unknown): value is State {
  return typeof value === 'string' && Object.hasOwn(WORDS, value)
}

/** The word for a state: “Published, changed since”. */
export function stateWord(state: State): string {
  return WORDS[state]
}

/**
 * What an editor has done with one creation, named by `mark`: a word that no other creation has. It
 * is noted before it is tried, and again once the product has acknowledged it.
 */
export type Fact = {
  who: string
  mark: string
  is: 'word' | 'taken out' | 'published' | 'unpublished' | 'deleted' | 'back'
  /** The words that were typed, taken out, or published. */
  words?: string[]
  isAcknowledged: boolean
}

/** What the facts about one creation promise. */
export type Promised = {
  /** Words that are stored, and those that are not any more. */
  kept: Set<string>
  out: Set<string>
  /** Words that nobody has acknowledged as they are now. */
  open: Set<string>
  /** Undefined while the last deletion or return is not acknowledged. */
  isInBin: boolean | undefined
  /** The words on the public page; null if it has none, undefined if nobody knows. */
  published: Set<string> | null | undefined
}

/** Replays the facts of each creation, in their order. */
export function promisedBy(facts: Iterable<Fact>): Map<string, Promised> {
  const all = new Map<string, Promised>()
  for (const fact of facts) {
    const own = all.get(fact.mark) ?? fresh()
    all.set(fact.mark, own)
    apply(own, fact)
  }
  return all
}

const fresh = (): Promised => ({
  kept: new Set(),
  out: new Set(),
  open: new Set(),
  isInBin: false,
  published: null,
})

function apply(own: Promised, { is, words = [], isAcknowledged }: Fact): void {
  if (is === 'word' || is === 'taken out') {
    for (const word of words)
      move(own, word, !isAcknowledged ? 'open' : is === 'word' ? 'kept' : 'out')
    return
  }
  if (is === 'deleted' || is === 'back') own.isInBin = isAcknowledged ? is === 'deleted' : undefined
  else if (!isAcknowledged) own.published = undefined
  else own.published = is === 'published' ? new Set(words) : null
}

function move({ kept, out, open }: Promised, word: string, to: 'kept' | 'out' | 'open') {
  const sets = { kept, out, open }
  for (const set of Object.values(sets)) set.delete(word)
  sets[to].add(word)
}

/** The words of a text: what editors type consists of letters and digits. */
export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

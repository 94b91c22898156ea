import { type Promised, wordsOf } from './facts.ts'

/** A record that has the mark of a creation, as it is stored at the end. */
export type Stored = {
  name: string
  /** The text of its newest version. */
  text: string
  isInBin: boolean
  /** The text of its public page; null if its address has none. */
  page: string | null
}

/** Everything that is not as it was acknowledged, as sentences. */
export function judge(mark: string, promised: Promised, records: readonly Stored[]): string[] {
  const names = records.map(({ name }) => name).join(', ')
  const [record, ...others] = records
  if (others.length > 0)
    return [`${mark} exists ${records.length} times from one creation: ${names}`]
  if (!record) return promised.kept.size > 0 ? [`${mark} is acknowledged and not there`] : []
  const say = (what: string) => `${mark} (${names}) ${what}`
  return [...wordProblems(promised, record), ...placeProblems(promised, record)].map(say)
}

function* wordProblems({ kept, out }: Promised, { text }: Stored) {
  const stored = wordsOf(text)
  const count = (word: string) => stored.filter((one) => one === word).length
  for (const word of kept) {
    if (count(word) > 1) yield `has “${word}” ${count(word)} times`
    if (count(word) === 0) yield `lost “${word}”, which was acknowledged`
  }
  for (const word of out) if (count(word) > 0) yield `has “${word}” again, which was undone`
}

function* placeProblems({ isInBin, published }: Promised, record: Stored) {
  if (isInBin !== undefined && isInBin !== record.isInBin)
    yield isInBin ? 'was deleted and is not in the bin' : 'is in the bin, and was not deleted'
  if (published === undefined || isInBin === undefined) return
  const page = record.page === null ? undefined : new Set(wordsOf(record.page))
  if (published === null || isInBin) {
    if (page) yield 'is public, and should not be'
    return
  }
  if (!page) yield 'was published and is not public'
  const missing = [...published].filter((word) => page && !page.has(word))
  if (missing.length > 0) yield `was published, and its page lacks ${missing.join(', ')}`
}

/** Runs work with a key after the work before it that has the same key. */
type OneByOne = <Result>(key: string | undefined, work: () => Promise<Result>) => Promise<Result>

/**
 * A function that runs work one by one where it has the same key, and else at once: of two files
 * with the same bytes, the second is asked about once the first is there.
 */
export function oneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    if (key === undefined) return work()
    const run = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, run)
    return run
  }
}

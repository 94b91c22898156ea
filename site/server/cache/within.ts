/** The result, or undefined if it takes longer than `ms`. */
export async function within<Result>(
  run: Promise<Result>,
  ms: number,
): Promise<Result | undefined> {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, ms, undefined)
  return Promise.race([run, timeout.promise]).finally(() => clearTimeout(timer))
}

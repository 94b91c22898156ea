/**
 * A value of the database for metrics, which never wait for it: a read returns the result of the
 * previous query, and undefined when that failed.
 */
export function createLastReading<Value>(read: () => Promise<Value>): () => Value | undefined {
  let last: Value | undefined
  let isReading = false
  const readAgain = async () => {
    if (isReading) return
    isReading = true
    try {
      last = await read()
    } catch {
      last = undefined
    } finally {
      isReading = false
    }
  }
  void readAgain()
  return () => {
    void readAgain()
    return last
  }
}

/** The longest slice of work in ms; a phone at a quarter of the speed takes 32. */
const STRETCH_MS = 8

/**
 * Divides long work into slices: `await pause()` between its steps lets input and frames through
 * when a slice is over. Rejects when the signal aborts.
 */
export function inSlices(signal: AbortSignal): () => Promise<void> | undefined {
  let start = performance.now()
  return () => {
    signal.throwIfAborted()
    if (performance.now() - start < STRETCH_MS) return
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        start = performance.now()
        if (signal.aborted) reject(signal.reason)
        else resolve()
      })
    })
  }
}

/** Statuses that are worth a retry (spec §9). */
const RETRYABLE_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const RETRY_DELAYS_MS = [300, 900]

/**
 * Sends a GET request up to three times (readings, Errors). The last response is returned whatever
 * its status; the last network error is thrown.
 */
export async function fetchWithRetry(url: string, signal: AbortSignal): Promise<Response> {
  for (const delay of RETRY_DELAYS_MS) {
    const response = await fetch(url, { signal }).catch(() => undefined)
    signal.throwIfAborted()
    if (response && !RETRYABLE_STATUSES.has(response.status)) return response
    await pause(jittered(delay), signal)
  }
  return fetch(url, { signal })
}

/** Between 50% and 150% of the delay, so that many browsers do not retry at the same moment. */
function jittered(ms: number) {
  return ms * (0.5 + Math.random())
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

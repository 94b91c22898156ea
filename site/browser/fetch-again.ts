/** The statuses after which another try may help (spec §9). */
const WORTH_ANOTHER_TRY = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const WAITS_MS = [300, 900]

/** A GET that is tried up to three times (readings, Errors). */
export async function fetchAgain(url: string, signal: AbortSignal): Promise<Response> {
  for (const wait of WAITS_MS) {
    const response = await fetch(url, { signal }).catch(() => undefined)
    signal.throwIfAborted()
    if (response && !WORTH_ANOTHER_TRY.has(response.status)) return response
    await pause(jittered(wait), signal)
  }
  return fetch(url, { signal })
}

/** Between a half and one and a half of the wait, so that many browsers do not come back as one. */
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

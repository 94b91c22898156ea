type Act = (now: number) => void

const acts = new Set<Act>()
let frame = 0

/**
 * Calls `act` on every animation frame until the signal aborts. All callers share one
 * `requestAnimationFrame` loop, which stops when the last one leaves, so an idle page draws no
 * frames.
 */
export function everyFrame(act: Act, signal: AbortSignal): void {
  if (signal.aborted) return
  // A wrapper, so that the same callback can be registered twice.
  const own: Act = (now) => act(now)
  acts.add(own)
  if (acts.size === 1) frame = requestAnimationFrame(tick)
  signal.addEventListener('abort', () => leave(own), { once: true })
}

/** Requests the next frame before calling back, so a callback that throws doesn't stop the loop. */
function tick(now: number) {
  frame = requestAnimationFrame(tick)
  for (const act of [...acts]) if (acts.has(act)) act(now)
}

function leave(act: Act) {
  acts.delete(act)
  if (acts.size === 0) cancelAnimationFrame(frame)
}

type Act = (now: number) => void

const acts = new Set<Act>()
let frame = 0

/**
 * Acts on every frame until the signal aborts. One loop serves all who ask; while nobody does there
 * is none, so an idle page draws no frames.
 */
export function everyFrame(act: Act, signal: AbortSignal): void {
  if (signal.aborted) return
  // A function of its own, so that the same act may be asked for twice.
  const own: Act = (now) => act(now)
  acts.add(own)
  if (acts.size === 1) frame = requestAnimationFrame(tick)
  signal.addEventListener('abort', () => leave(own), { once: true })
}

/** The next frame is asked for first: an act that fails stops neither itself nor the others. */
function tick(now: number) {
  frame = requestAnimationFrame(tick)
  for (const act of [...acts]) if (acts.has(act)) act(now)
}

function leave(act: Act) {
  acts.delete(act)
  if (acts.size === 0) cancelAnimationFrame(frame)
}

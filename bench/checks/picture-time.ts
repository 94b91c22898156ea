export type Fetched = {
  /** In ms on the page's clock. */
  startTime: number
  responseEnd: number
  /** Bytes over the network including headers; 0 if cached. */
  transferSize: number
}

type Line = { bytesPerSecond: number; latencyMs: number }

/**
 * The time in ms that a picture takes by itself after a press: one round trip, and its bytes at the
 * connection's speed. 0 if it was already loaded, and at most the remaining time if it was loading.
 */
export function ownTimeOf(picture: Fetched | undefined, pressed: number, line: Line): number {
  if (!picture || picture.transferSize === 0) return 0
  const whole = line.latencyMs + (1000 * picture.transferSize) / line.bytesPerSecond
  return Math.max(0, Math.min(whole, picture.responseEnd - pressed))
}

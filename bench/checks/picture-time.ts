export type Fetched = {
  /** Milliseconds on the page's clock. */
  startTime: number
  responseEnd: number
  /** On the wire, headers and all; nothing where the browser had it. */
  transferSize: number
}

export type Line = { bytesPerSecond: number; latencyMs: number }

/**
 * What a picture takes by itself once somebody has asked for it: one way there and back, and its
 * bytes at the speed of the line. One that was there before takes nothing, and one that was on its
 * way no more than the rest of it.
 */
export function ownTimeOf(picture: Fetched | undefined, pressed: number, line: Line): number {
  if (!picture || picture.transferSize === 0) return 0
  const whole = line.latencyMs + (1000 * picture.transferSize) / line.bytesPerSecond
  return Math.max(0, Math.min(whole, picture.responseEnd - pressed))
}

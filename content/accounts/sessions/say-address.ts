/** A masked address as people read it. */
export function sayAddress(masked: string): string {
  return /^(?:127\.0\.0\.x|0:0:0::x)$/.test(masked) ? 'this machine' : masked
}

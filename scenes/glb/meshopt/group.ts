const GROUP = 16

/**
 * Reads 16 deltas of `width` bits each into `deltas`; a delta with all bits set follows as a whole
 * byte after the group. Returns where the next group begins.
 */
export function readGroup(
  deltas: Uint8Array,
  to: number,
  source: Uint8Array,
  from: number,
  width: number,
): number {
  if (width === 0) return from
  if (width === 8) {
    for (let i = 0; i < GROUP; i++) deltas[to + i] = source[from + i] ?? 0
    return from + GROUP
  }
  const whole = (1 << width) - 1
  const perByte = 8 / width
  let more = from + GROUP / perByte
  for (let i = 0; i < GROUP; i++) {
    const place = i % perByte
    // One bit starts at the lowest, two and four at the highest.
    const shift = width === 1 ? place : 8 - width - place * width
    let delta = ((source[from + Math.floor(i / perByte)] ?? 0) >>> shift) & whole
    if (delta === whole) delta = source[more++] ?? 0
    deltas[to + i] = delta
  }
  return more
}

/**
 * Blurs a grid of bytes by averaging over a square of `radius` cells around. Applied twice, it
 * gives objects on the ground a soft shade at their base.
 */
export function soften(
  grid: Uint8Array,
  columns: number,
  rows: number,
  radius: number,
): Uint8Array<ArrayBuffer> {
  const across = averageLines(grid, columns, rows, 1, columns, radius)
  return averageLines(across, rows, columns, columns, 1, radius)
}

/**
 * Averages along lines of `length` cells that are `step` apart; `next` is the offset of the next
 * line.
 */
function averageLines(
  from: Uint8Array,
  length: number,
  lines: number,
  step: number,
  next: number,
  radius: number,
) {
  const to = new Uint8Array(from.length)
  const window = 2 * radius + 1
  for (let line = 0; line < lines; line++) {
    const start = line * next
    let sum = 0
    for (let i = 0; i < length + radius; i++) {
      if (i < length) sum += from[start + i * step] ?? 0
      if (i >= window) sum -= from[start + (i - window) * step] ?? 0
      if (i >= radius) to[start + (i - radius) * step] = sum / window
    }
  }
  return to
}

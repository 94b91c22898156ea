const RADIUS = 48

/** The sun's position on the large arc, in SVG units, at an hour from 0 (sunrise) to 1 (sunset). */
export function sunAt(hour: number): { cx: string; cy: string } {
  return { cx: along(Math.cos, hour), cy: along(Math.sin, hour) }
}

function along(axis: (angle: number) => number, hour: number) {
  return (50 - RADIUS * axis(Math.PI * hour)).toFixed(2)
}

const RADIUS = 48

/** Where the sun stands on the large arc, in units of its drawing, at an hour of 0 (rise) to 1 (set). */
export function sunAt(hour: number): { cx: string; cy: string } {
  return { cx: along(Math.cos, hour), cy: along(Math.sin, hour) }
}

function along(axis: (angle: number) => number, hour: number) {
  return (50 - RADIUS * axis(Math.PI * hour)).toFixed(2)
}

export type Row = {
  what: string
  measured: string
  bound: string
  ok: boolean | undefined
  /** The figure of the other site, if two are compared. */
  beside?: string
}

/** A row with an upper (or, with `atLeast`, lower) bound. */
export function bounded(
  what: string,
  value: number,
  bound: number,
  unit: string,
  atLeast = false,
): Row {
  const ok = atLeast ? value >= bound : value <= bound
  return {
    what,
    measured: `${round(value)} ${unit}`,
    bound: `${atLeast ? '≥' : '≤'} ${bound} ${unit}`,
    ok,
  }
}

/** A row with an exact expected count. */
export function exactly(what: string, value: number, expected: number): Row {
  return { what, measured: String(value), bound: `= ${expected}`, ok: value === expected }
}

/** An informational row for a skipped measurement. */
export function notMeasured(what: string, why: string): Row {
  return { what, measured: `not measured: ${why}`, bound: '', ok: undefined }
}

/** A failed row for a measurement that is required. */
export function failed(what: string, why: string): Row {
  return { what, measured: `not measured: ${why}`, bound: '', ok: false }
}

/** An informational row without a bound. */
export function noted(what: string, measured: string): Row {
  return { what, measured, bound: '', ok: undefined }
}

/** Prints a table below an empty line; the run fails if a figure is out of bounds. */
export function report(rows: Row[]): void {
  console.log()
  printTable(rows)
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
}

export function printTable(rows: Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const figures = rows.filter(({ bound }) => bound)
  const middle = Math.max(0, ...figures.map(({ measured }) => measured.length))
  const end = Math.max(0, ...figures.map(({ bound }) => bound.length))
  for (const { what, measured, bound, ok, beside } of rows) {
    const line = `${mark(ok)} ${what.padEnd(width)}  ${measured.padEnd(middle)}  `
    const rest = beside === undefined ? bound : `${bound.padEnd(end)}  beside ${beside}`
    console.log((line + rest).trimEnd())
  }
}

function mark(ok: boolean | undefined): string {
  if (ok === undefined) return ' '
  return ok ? '✓' : '✗'
}

function round(value: number): number {
  return value >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}

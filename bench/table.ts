export type Row = {
  what: string
  measured: string
  bound: string
  ok: boolean | undefined
  /** The same figure of another site. */
  beside?: string
}

/** A row whose figure must not be above (or, `atLeast`, below) a bound. */
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

/** A row whose count must be just this one; none at all means that nothing was measured. */
export function exactly(what: string, value: number, wanted: number): Row {
  return { what, measured: String(value), bound: `= ${wanted}`, ok: value === wanted }
}

/** A row that says why nothing was measured. */
export function notMeasured(what: string, why: string): Row {
  return { what, measured: `not measured: ${why}`, bound: '', ok: undefined }
}

/** A row for what could not be measured although it has to be. */
export function failed(what: string, why: string): Row {
  return { what, measured: `not measured: ${why}`, bound: '', ok: false }
}

/** A row for information, without a bound. */
export function noted(what: string, measured: string): Row {
  return { what, measured, bound: '', ok: undefined }
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

/**
 * A problem in a spreadsheet; row 0 is the whole file, and without a heading in `column` the whole
 * row.
 */
export type ImportProblem = { row: number; column: string; message: string }

/** Thrown when a spreadsheet cannot be imported; the messages are for editors. */
export class ImportError extends Error {
  readonly problems: ImportProblem[]

  constructor(problems: ImportProblem[]) {
    super('Nothing was imported.')
    this.problems = problems
  }
}

/** An `ImportError` with a single problem. */
export function problemAt(row: number, column: string, message: string): ImportError {
  return new ImportError([{ row, column, message }])
}

/** A problem in an import file; `field` is empty if it concerns the whole line. */
export type ImportProblem = { line: number; field: string; message: string }

/** Thrown when nothing was imported; the messages are for editors. */
export class ImportError extends Error {
  readonly problems: ImportProblem[]

  constructor(problems: ImportProblem[]) {
    super('Nothing was imported.')
    this.problems = problems
  }
}

/** An `ImportError` with a single problem. */
export function problemAt(line: number, field: string, message: string): ImportError {
  return new ImportError([{ line, field, message }])
}

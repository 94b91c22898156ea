/** Why a file of listings cannot be imported, and where: `field` is empty when it is the whole line. */
export type Problem = { line: number; field: string; message: string }

/** Thrown when nothing was imported; the sentences are for editors. */
export class ImportError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super('Nothing was imported.')
    this.problems = problems
  }
}

/** An error of one place. */
export function problemAt(line: number, field: string, message: string): ImportError {
  return new ImportError([{ line, field, message }])
}

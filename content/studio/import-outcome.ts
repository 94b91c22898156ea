export type ImportProblem = { line: number; field: string; message: string }

/** The result of an import: counts, problems in the file, or a message why it failed. */
export type Outcome =
  | { problems: ImportProblem[] }
  | { created: number; updated: number }
  | { message: string }

const UNKNOWN: Outcome = {
  message:
    'No response, so the listings may or may not have been imported. Check the list below, sorted by “Updated At”, before you choose the file again.',
}

/** Uploads the file and reads the response; never rejects. */
export async function importFile(body: FormData): Promise<Outcome> {
  try {
    return await outcomeOf(await fetch('/api/listings/import', { method: 'POST', body }))
  } catch {
    return UNKNOWN
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = asRow(await response.json())
  const { problems, created, updated, errors } = answer
  if (Array.isArray(problems)) return { problems: problems.map(problemOf) }
  if (typeof created === 'number' && typeof updated === 'number') return { created, updated }
  const message = asRow(Array.isArray(errors) ? errors[0] : undefined).message
  return typeof message === 'string' && message ? { message } : UNKNOWN
}

function problemOf(value: unknown): ImportProblem {
  const { line, field, message } = asRow(value)
  return { line: Number(line) || 1, field: `${field ?? ''}`, message: `${message ?? ''}` }
}

function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

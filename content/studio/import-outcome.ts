export type Problem = { line: number; field: string; message: string }

/** What the import answered: what it did, what to mend in the file, or why it did not happen. */
export type Outcome =
  | { problems: Problem[] }
  | { created: number; updated: number }
  | { sentence: string }

const UNKNOWN: Outcome = {
  sentence:
    'There was no answer, so it is not known whether the listings were imported. Look at the list below, with “Updated At” newest first, before you choose the file again.',
}

/** Sends the file, and reads whatever comes back. */
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
  return typeof message === 'string' && message ? { sentence: message } : UNKNOWN
}

function problemOf(value: unknown): Problem {
  const { line, field, message } = asRow(value)
  return { line: Number(line) || 1, field: `${field ?? ''}`, message: `${message ?? ''}` }
}

function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

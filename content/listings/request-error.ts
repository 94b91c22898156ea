import { APIError } from 'payload'
import { ImportError, type ImportProblem } from './problem.ts'

/** A request that cannot be answered, with its status; the message is for editors. */
export class RequestError extends APIError {
  constructor(status: number, message: string) {
    super(message, status, undefined, true)
  }
}

/** The answer to a known error; throws any other one again. */
export function answerError(error: unknown): Response {
  if (error instanceof ImportError) {
    return Response.json({ problems: error.problems }, { status: 422 })
  }
  if (!(error instanceof APIError && error.isPublic && error.status < 500)) throw error
  const { status, message } = error
  const problems: ImportProblem[] = [{ row: 0, column: '', message }]
  return Response.json({ problems, errors: [{ message }] }, { status })
}

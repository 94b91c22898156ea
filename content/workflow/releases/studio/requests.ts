import { RequestFailed, request } from '../../../studio/request.ts'
import type { ReleaseChoice, ShownProblem, ShownRelease } from '../shown.ts'

type Answer = Partial<ShownRelease> & { choices?: ReleaseChoice[]; doc?: { id: number } }
type Method = 'GET' | 'POST' | 'DELETE'

/** Sends a request about releases to the content service; throws the sentence to show. */
export function ask(path: string, method: Method = 'GET', body?: object): Promise<Answer> {
  return request(`/api/releases${path}`, { method, ...(body && { body }) })
}

/** As `ask`, for requests that answer with a release. */
export function askForRelease(
  path: string,
  method: Method = 'GET',
  body?: object,
): Promise<ShownRelease> {
  return request(`/api/releases${path}`, { method, ...(body && { body }) })
}

/** The records that prevent a release, in a refusal. */
export function problemsIn(error: unknown): ShownProblem[] {
  const problems: unknown = error instanceof RequestFailed ? error.answer.problems : undefined
  return Array.isArray(problems) ? problems : []
}

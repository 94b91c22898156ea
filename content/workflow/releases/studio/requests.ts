import type { ReleaseChoice, ShownProblem, ShownRelease } from '../shown.ts'

const FAILED = 'The content service did not answer. Nothing was changed; try again in a moment.'

/** What the service refused: a sentence, and the records that are in the way. */
export class Refused extends Error {
  readonly problems: ShownProblem[]

  constructor(message: string, problems: ShownProblem[]) {
    super(message)
    this.problems = problems
  }
}

type Answer = Partial<ShownRelease> & {
  choices?: ReleaseChoice[]
  doc?: { id: number }
  problems?: ShownProblem[]
  errors?: { message: string }[]
}

/** Sends a request about releases to the content service. */
export async function ask(path: string, method = 'GET', body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`/api/releases${path}`, init).catch(() => undefined)
  const answer: Answer | undefined = await response?.json().catch(() => undefined)
  if (response?.ok && answer) return answer
  throw new Refused(answer?.errors?.[0]?.message || FAILED, answer?.problems ?? [])
}

/** As `ask`, for requests that answer with a release. */
export async function askForRelease(path: string, method = 'GET', body?: object) {
  const answer = await ask(path, method, body)
  if (!isRelease(answer)) throw new Refused(FAILED, [])
  return answer
}

function isRelease(answer: Answer): answer is ShownRelease {
  return answer.id !== undefined && answer.members !== undefined
}

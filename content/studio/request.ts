import { asFields, asList, asString } from '@belvedere/kit/json.ts'

export const NOT_CHANGED =
  'The content service did not answer. Nothing was changed; try again in a moment.'

const UNEXPLAINED = 'This did not work. Try again in a moment.'

export const CONNECTION_LOST = 'The connection broke off. Try again in a moment.'

/** Why a request failed, as a sentence for the editor; `answer` is what the service sent with it. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
  readonly answer: Record<string, unknown>
  /** The status of the answer; undefined when there was none. */
  readonly status: number | undefined

  constructor(message: string, answer: unknown, status?: number) {
    super(message)
    this.answer = asFields(answer)
    this.status = status
  }
}

type Options = {
  /** Without a body it is GET, else POST. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  signal?: AbortSignal
  /** The sentence for no answer. */
  failed?: string
  /** The sentence for a refusal that gives no reason; by default the same. */
  unexplained?: string
}

/** Asks the studio's API and resolves with its JSON; rejects with a `RequestFailed`. */
export async function request<Result>(path: string, options: Options = {}): Promise<Result> {
  const { body, failed = NOT_CHANGED, method = body ? 'POST' : 'GET', signal } = options
  const { unexplained = failed } = options
  const headers = { 'content-type': 'application/json' }
  const sent = body && { headers, body: JSON.stringify(body) }
  const response = await fetch(path, { method, ...sent, ...(signal && { signal }) }).catch(
    () => undefined,
  )
  const answer: Result | undefined = await response?.json().catch(() => undefined)
  if (response?.ok && answer !== undefined) return answer
  const message = refusalIn(answer) ?? (response ? unexplained : failed)
  throw new RequestFailed(message, answer, response?.status)
}

/** As `request`, for what the studio can do without: undefined when it fails. */
export function requestIfPossible<Result>(
  path: string,
  options?: Options,
): Promise<Result | undefined> {
  return request<Result>(path, options).catch(() => undefined)
}

/** As `request`, for changes: resolves with why it failed, or with undefined. */
export async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  failed = CONNECTION_LOST,
): Promise<string | undefined> {
  const options = { method, failed, unexplained: UNEXPLAINED, ...(body && { body }) }
  return request(path, options).then(() => undefined, sentenceOf)
}

/** The sentence of a failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The sentence in an error response, or a general one. */
export function messageOf(body: unknown): string {
  return refusalIn(body) ?? UNEXPLAINED
}

/** The sentence in an error response: of the field that was refused, or of the whole. */
function refusalIn(body: unknown): string | undefined {
  const { message, data } = asFields(asList(asFields(body).errors)[0])
  const ofField = asFields(asList(asFields(data).errors)[0]).message
  return asString(ofField) || asString(message) || undefined
}

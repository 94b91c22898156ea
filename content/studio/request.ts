export const NOT_CHANGED =
  'The content service did not answer. Nothing was changed; try again in a moment.'

const UNEXPLAINED = 'This did not work. Try again in a moment.'

export const CONNECTION_LOST = 'The connection broke off. Try again in a moment.'

/** The reason why a request failed, as a sentence for the editor; `answer` is the response body. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
  readonly answer: Record<string, unknown>

  constructor(message: string, answer: unknown) {
    super(message)
    this.answer = asRow(answer)
  }
}

type Options = {
  /** Without a body the method is GET, else POST. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  signal?: AbortSignal
  /** The sentence for a missing response. */
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
  throw new RequestFailed(refusalIn(answer) ?? (response ? unexplained : failed), answer)
}

/** Like `request`, for changes: resolves with the reason of a failure, or with undefined. */
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

/** The sentence in an error response: of the refused field, or of the whole response. */
function refusalIn(body: unknown): string | undefined {
  const { message, data } = asRow(firstOf(asRow(body).errors))
  const ofField = asRow(firstOf(asRow(data).errors)).message
  return textIn(ofField) || textIn(message) || undefined
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

/** The value as an object with fields, or an empty one. */
export function asRow(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** The value if it is a text, or an empty one. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

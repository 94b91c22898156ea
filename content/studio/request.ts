import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import { ASKED_ONCE } from '../payload/workarounds/lost-requests.ts'

export const NOT_CHANGED =
  'The content service did not answer. Nothing was changed; try again in a moment.'

const UNEXPLAINED = 'This did not work. Try again in a moment.'

export const CONNECTION_LOST = 'The connection broke off. Try again in a moment.'

/** The reason why a request failed, as a sentence for the editor; `answer` is the response body. */
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
  /** Without a body the method is GET, else POST. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether the request goes on when the page closes; for up to 64 KB. */
  keepalive?: boolean
  /** Whether a read is sent again until the service answers, where nothing tells of its failure. */
  isAskedAgain?: boolean
  /** The sentence for a missing response. */
  failed?: string
  /** The sentence for a refusal that gives no reason; by default the same. */
  unexplained?: string
}

/** Asks the studio's API and resolves with its JSON; rejects with a `RequestFailed`. */
export async function request<Result>(path: string, options: Options = {}): Promise<Result> {
  const { body, failed = NOT_CHANGED, method = body ? 'POST' : 'GET', signal } = options
  const { unexplained = failed, keepalive = false, isAskedAgain = false } = options
  const headers = { ...(body && { 'content-type': 'application/json' }), ...options.headers }
  const sent = body && { body: JSON.stringify(body) }
  const once = !isAskedAgain && ASKED_ONCE
  const init = { method, keepalive, headers, ...sent, ...(signal && { signal }), ...once }
  const response = await fetch(path, init).catch(() => undefined)
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

/** Statuses with which the same request may succeed later. */
const FOR_NOW = [408, 429]

/** Whether the service would refuse the same request again. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof RequestFailed)) return false
  const { status = 0 } = error
  return status >= 400 && status < 500 && !FOR_NOW.includes(status)
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
  const { message, data } = asFields(asList(asFields(body).errors)[0])
  const ofField = asFields(asList(asFields(data).errors)[0]).message
  return asString(ofField) || asString(message) || undefined
}

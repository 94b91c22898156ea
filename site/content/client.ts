import type { TadaDocumentNode } from 'gql.tada'
import { requestText } from './request-text.ts'

type Answer<Data> = { data: Data; tags: readonly string[] }

type Options = {
  url: string
  token: string
  timeoutMs?: number
  /** Told the operation's name before each request. */
  onQuery?: (operation: string) => void
}

/** Asks the content service, until `signal` says otherwise; the answer is typed by the document. */
export type ContentClient = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<Answer<Data>>

type Cause = ErrorOptions & { isNotReady?: boolean }

/** The content service answered with errors, or not at all. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** It is there, and asks to be given a moment. */
  readonly isNotReady: boolean

  constructor(message: string, { isNotReady = false, ...options }: Cause = {}) {
    super(message, options)
    this.isNotReady = isNotReady
  }
}

/** What a log says of a failed fetch: our own errors in a line, all others with their stack. */
export function reasonOf(error: unknown): { reason: string } | { error: unknown } {
  return error instanceof ContentError ? { reason: error.message } : { error }
}

/** A client for one endpoint of the content service (spec §7). */
export function createContentClient(options: Options): ContentClient {
  const { url, token, timeoutMs = 8000, onQuery } = options
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  }
  return async (document, variables, signal) => {
    const { query, operationName } = requestText(document)
    onQuery?.(operationName)
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables, operationName }),
        signal: AbortSignal.any(limits),
      })
      return readAnswer(response, await response.text())
    } catch (cause) {
      throw cause instanceof ContentError ? cause : unanswered(url, cause, signal)
    }
  }
}

function unanswered(url: string, cause: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return new ContentError('The question was withdrawn', { cause })
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  const reason = isLate ? 'in time' : 'at all'
  return new ContentError(`The content service at ${url} did not answer ${reason}`, { cause })
}

type Body<Data> = {
  data?: Data | null
  errors?: readonly { message?: unknown }[]
  extensions?: { cacheTags?: readonly string[] }
}

/** Error policy "none": any error in an answer fails the whole of it (spec §8). */
function readAnswer<Data>({ status, headers }: Response, text: string): Answer<Data> {
  const { data, errors, extensions } = parseBody<Data>(text)
  if (status >= 200 && status <= 299 && data && !errors?.length) {
    return { data, tags: extensions?.cacheTags ?? [] }
  }
  const message = errors?.[0]?.message
  const words = typeof message === 'string' && message ? message : undefined
  const isNotReady = status === 503 && headers.has('retry-after')
  throw new ContentError(words ?? `GraphQL Error (Code: ${status})`, { isNotReady })
}

/** The document's type holds because both sides are checked against content/schema.graphql. */
function parseBody<Data>(text: string): Body<Data> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

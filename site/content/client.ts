import type { TadaDocumentNode } from 'gql.tada'
import { requestText } from './request-text.ts'

type QueryResult<Data> = { data: Data; tags: readonly string[] }

type Options = {
  url: string
  token: string
  timeoutMs?: number
  /** Called with the operation's name before each request. */
  onQuery?: (operation: string) => void
}

/**
 * Sends a query to the content service; the result is typed by the document. Rejects with a
 * `ContentError` for GraphQL and network errors, timeouts, and when `signal` is aborted.
 */
export type ContentClient = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<QueryResult<Data>>

type ContentErrorOptions = ErrorOptions & { isNotReady?: boolean }

/** The content service answered with errors, or not at all. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** The service is still starting: a 503 with `Retry-After`. */
  readonly isNotReady: boolean

  constructor(message: string, { isNotReady = false, ...options }: ContentErrorOptions = {}) {
    super(message, options)
    this.isNotReady = isNotReady
  }
}

/**
 * Log fields for a failed fetch: the message of a `ContentError`, other errors with their stack.
 */
export function reasonOf(error: unknown): { reason: string } | { error: unknown } {
  return error instanceof ContentError ? { reason: error.message } : { error }
}

/** Creates a client for one endpoint of the content service (spec §7). */
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
      return readResult(response, await response.text())
    } catch (cause) {
      throw cause instanceof ContentError ? cause : requestError(url, cause, signal)
    }
  }
}

function requestError(url: string, cause: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return new ContentError('The query was aborted', { cause })
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  const reason = isTimeout ? 'in time' : 'at all'
  return new ContentError(`The content service at ${url} did not answer ${reason}`, { cause })
}

type Body<Data> = {
  data?: Data | null
  errors?: readonly { message?: unknown }[]
  extensions?: { cacheTags?: readonly string[] }
}

/** Error policy "none": any GraphQL error fails the whole response (spec §8). */
function readResult<Data>({ status, headers }: Response, text: string): QueryResult<Data> {
  const { data, errors, extensions } = parseBody<Data>(text)
  if (status >= 200 && status <= 299 && data && !errors?.length) {
    return { data, tags: extensions?.cacheTags ?? [] }
  }
  const message = errors?.[0]?.message
  const words = typeof message === 'string' && message ? message : undefined
  const isNotReady = status === 503 && headers.has('retry-after')
  throw new ContentError(words ?? `GraphQL Error (Code: ${status})`, { isNotReady })
}

/** The type is not checked at run time: both sides are checked against content/schema.graphql. */
function parseBody<Data>(text: string): Body<Data> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import type { TadaDocumentNode } from 'gql.tada'
import { wrongShape } from './check-shape.ts'
import { ContentError, type FailureKind } from './content-error.ts'
import { requestText } from './request-text.ts'

type QueryResult<Data> = { data: Data; tags: readonly string[] }

type Options = {
  url: string
  token: string
  timeoutMs?: number
  /** Further headers of every request. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Called with the operation's name before each request. */
  onQuery?: (operation: string) => void
  /** Called after each request, with its time and, if it failed, the kind of failure. */
  onAnswer?: (answer: { operation: string; ms: number; failure: FailureKind | undefined }) => void
}

/**
 * Sends a query to the content service; the result is typed by the document and checked against it.
 * Rejects with a `ContentError` for GraphQL and network errors, timeouts, an answer that lacks a part,
 * and when `signal` is aborted.
 */
export type ContentClient = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
) => Promise<QueryResult<Data>>

/** Creates a client for one endpoint of the content service (spec §7). */
export function createContentClient(options: Options): ContentClient {
  const { url, token, timeoutMs = 8000, onQuery, onAnswer } = options
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    ...options.headers,
  }
  return async <Data, Variables>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ) => {
    const { query, operationName } = requestText(document)
    onQuery?.(operationName)
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    const start = performance.now()
    let failure: FailureKind | undefined
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...requestIdHeader() },
        body: JSON.stringify({ query, variables, operationName }),
        signal: AbortSignal.any(limits),
      })
      const result = readResult<Data>(response, await response.text())
      const problem = wrongShape(document, result.data)
      if (problem === undefined) return result
      throw new ContentError(`The answer to ${operationName} is not whole: ${problem}`)
    } catch (cause) {
      const error = cause instanceof ContentError ? cause : requestError(url, cause, signal)
      failure = error.kind
      throw error
    } finally {
      onAnswer?.({ operation: operationName, ms: performance.now() - start, failure })
    }
  }
}

function requestError(url: string, cause: unknown, signal: AbortSignal | undefined) {
  if (signal?.aborted) return new ContentError('The query was aborted', { cause, kind: 'aborted' })
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  const reason = isTimeout ? 'in time' : 'at all'
  const kind = isTimeout ? 'timeout' : 'unreachable'
  return new ContentError(`The content service at ${url} did not answer ${reason}`, { cause, kind })
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
  const kind = status === 503 && headers.has('retry-after') ? 'not ready' : kindOf(status)
  throw new ContentError(words ?? `GraphQL Error (Code: ${status})`, { kind })
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'refused'
  if (status === 410) return 'gone'
  return status >= 500 ? 'server error' : 'query error'
}

function parseBody<Data>(text: string): Body<Data> {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

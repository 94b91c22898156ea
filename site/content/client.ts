import type { TadaDocumentNode } from 'gql.tada'
import { type DocumentNode, Kind, print } from 'graphql'

type Answer<Data> = { data: Data; tags: readonly string[] }

type Options = {
  url: string
  token: string
  timeoutMs?: number
  /** Told the operation's name before each request. */
  onQuery?: (operation: string) => void
}

/** Asks the content service; the answer is typed by the document. */
export type ContentClient = <Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Answer<Data>>

/** The content service answered with errors, or not at all. */
export class ContentError extends Error {
  override name = 'ContentError'
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
  return async (document, variables) => {
    const { query, operationName } = textOf(document)
    onQuery?.(operationName)
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables, operationName }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => unreachable(url, cause))
    return readAnswer(response)
  }
}

function unreachable(url: string, cause: unknown): never {
  const reason = cause instanceof Error && cause.name === 'TimeoutError' ? 'in time' : 'at all'
  throw new ContentError(`The content service at ${url} did not answer ${reason}`, { cause })
}

type Body<Data> = {
  data?: Data | null
  errors?: readonly { message: string }[]
  extensions?: { cacheTags?: readonly string[] }
}

/** Error policy "none": any error in an answer fails the whole of it (spec §8). */
async function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  // The document's type holds because both sides are checked against content/schema.graphql.
  const body = (await response.json().catch(() => ({}))) as Body<Data>
  if (!response.ok || body.errors?.length || !body.data) {
    throw new ContentError(body.errors?.[0]?.message ?? `GraphQL Error (Code: ${response.status})`)
  }
  return { data: body.data, tags: body.extensions?.cacheTags ?? [] }
}

type Text = { query: string; operationName: string }
const printed = new WeakMap<DocumentNode, Text>()

function textOf(document: DocumentNode): Text {
  const known = printed.get(document)
  if (known) return known
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const text = { query: print(document), operationName: operation?.name?.value ?? '' }
  printed.set(document, text)
  return text
}

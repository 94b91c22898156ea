import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from '../../content/client.ts'
import { requestText } from '../../content/request-text.ts'
import { shellQuery } from '../../content/settings.ts'

type Result = { data: unknown; tags: readonly string[] }

/** The number of live previews whose shells are kept; a forgotten one is fetched again. */
const MAX_KEPT = 50

/**
 * Keeps the data around the page of each live preview from one rendering of the whole page to the
 * next. Blocks that are rendered alone need its settings, and on long pages reading them is half of
 * the time until the change is seen.
 */
export class KeptShells {
  readonly #kept = new Map<string, Promise<Result>>()

  /**
   * A client that answers the queries for the shell from the kept data, if only blocks are
   * rendered. Whether the session still holds is checked with the query for the page.
   */
  client(fetchContent: ContentClient, preview: string, { isPart }: { isPart: boolean }) {
    const client: ContentClient = <Data, Variables>(
      document: TadaDocumentNode<Data, Variables>,
      variables: Variables,
      signal?: AbortSignal,
    ) => {
      if (!isShell(document)) return fetchContent(document, variables, signal)
      const kept = isPart ? this.#kept.get(preview) : undefined
      const result = kept ?? this.#keep(preview, fetchContent(document, variables, signal))
      // Whatever is kept answers the same query.
      return result as Promise<{ data: Data; tags: readonly string[] }>
    }
    return client
  }

  #keep(preview: string, result: Promise<Result>): Promise<Result> {
    this.#kept.delete(preview)
    this.#kept.set(preview, result)
    result.catch(() => this.#kept.delete(preview))
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT) break
      this.#kept.delete(oldest)
    }
    return result
  }
}

const SHELL = requestText(shellQuery).operationName

const isShell = (document: Parameters<typeof requestText>[0]) =>
  requestText(document).operationName === SHELL

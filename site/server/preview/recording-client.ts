import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from '../../content/client.ts'
import { requestText } from '../../content/request-text.ts'
import type { Settings } from '../../content/settings.ts'
import { brandOf } from '../../shell/brand/brand.ts'
import { withIdentity } from './marks/identify.ts'
import { markData } from './marks/mark-data.ts'
import { wordRows } from './marks/mark-words.ts'
import type { Marks } from './marks/marks.ts'
import { recordOf } from './marks/reference.ts'

/** Whether elements carry the fields that they come from. */
type Options = { isEditable: boolean }

type Result = { data: unknown; tags: readonly string[] }

/**
 * A client that records its responses, so that the same page can be rendered again from marked data
 * without another request. For that it queries the id and type of every object; otherwise it sends
 * the queries of the site unchanged, since a preview link may send no others.
 */
export function recordingClient(fetchContent: ContentClient, { isEditable }: Options) {
  const results = new Map<string, Promise<Result>>()
  const client: ContentClient = (document, variables, signal) => {
    const fetched = fetchContent(isEditable ? withIdentity(document) : document, variables, signal)
    results.set(keyOf(document, variables), fetched)
    return fetched
  }
  /** Answers recorded queries with marked data; rejects for any other query. */
  const marked = (marks: Marks): ContentClient => {
    return async <Data, Variables>(
      document: TadaDocumentNode<Data, Variables>,
      variables: Variables,
    ) => {
      const result = await results.get(keyOf(document, variables))
      if (!result) throw new Error('The second rendering asked for content that the first did not.')
      // Marking keeps the shape of the data: texts stay texts.
      return { data: markData(withAllWords(result.data), marks) as Data, tags: result.tags }
    }
  }
  /** The record that was fetched first: the one that the page shows. */
  const record = async () => {
    for (const { data } of await Promise.all(results.values())) {
      const { record: shown }: { record?: unknown } = typeof data === 'object' && data ? data : {}
      if (typeof shown === 'object' && shown) return recordOf({ ...shown })
    }
    return undefined
  }
  return { client, marked, record }
}

function keyOf<Data, Variables>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): string {
  return `${requestText(document).operationName} ${JSON.stringify(variables)}`
}

/**
 * Delivered data with every word of the site in the place of the owner’s alone: the page shows the
 * others as well, and they lead to their empty fields.
 */
function withAllWords<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || !('brand' in data)) return data
  // Only the data of the shell has both.
  const { site = null, brand } = data as Partial<Settings>
  if (site === null && !('global' in data)) return data
  const { words } = brandOf({ site, global: null, brand: brand ?? null })
  return { ...data, brand: { __typename: 'BrandRecord', ...brand, words: wordRows(words) } }
}

import { wordsOf } from '@belvedere/kit/brand/words.ts'
import type { TadaDocumentNode } from 'gql.tada'
import type { ContentClient } from '../../content/client.ts'
import { requestText } from '../../content/request-text.ts'
import type { Settings } from '../../content/settings.ts'
import { withIdentity } from './marks/identify.ts'
import { markData } from './marks/mark-data.ts'
import type { Marks } from './marks/marks.ts'
import { recordOf } from './marks/reference.ts'

/** Whether elements tell the fields that they come from. */
type Options = { isEditable: boolean }

type Result = { data: unknown; tags: readonly string[] }

/**
 * A client that keeps what it receives, so that the same page can be loaded once more from marked
 * data without asking again. For that it asks for the identity of every object; without it, it sends
 * the queries of the site as they are, since a preview link may send no others.
 */
export function recordingClient(fetchContent: ContentClient, { isEditable }: Options) {
  const results = new Map<string, Promise<Result>>()
  const client: ContentClient = (document, variables, signal) => {
    const fetched = fetchContent(isEditable ? withIdentity(document) : document, variables, signal)
    results.set(keyOf(document, variables), fetched)
    return fetched
  }
  /** Answers what was asked before with marked data; rejects for anything else. */
  const marked = (marks: Marks): ContentClient => {
    return async <Data, Variables>(
      document: TadaDocumentNode<Data, Variables>,
      variables: Variables,
    ) => {
      const result = await results.get(keyOf(document, variables))
      if (!result) throw new Error('The second rendering asked for content that the first did not.')
      // Marking keeps the shape: texts stay texts.
      return { data: markData(withDefaultWords(result.data), marks) as Data, tags: result.tags }
    }
  }
  /** The record that was asked for first: the one that the page shows. */
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
 * Delivered data in which the brand has the default words where its owner has set none: they stand on
 * the page as well, and lead to the empty field.
 */
function withDefaultWords<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || !('brand' in data)) return data
  // Only the shell has a brand.
  const { brand } = data as Pick<Settings, 'brand'>
  const words = wordsOf(brand)
  const labels = { ...words.labels, __typename: 'BrandRecord_Labels' }
  return { ...data, brand: { __typename: 'BrandRecord', ...brand, ...words, labels } }
}

import { createHash } from 'node:crypto'
import { requestText } from '../content/request-text.ts'
import { documents } from './documents.ts'

/** Operation names by the SHA-256 of the query text. */
type DocumentList = Record<string, string>

/** The list of all queries, sorted by name so that builds are reproducible. */
export function documentList(): DocumentList {
  const named = documents.map((document) => {
    const { query, operationName } = requestText(document)
    return [createHash('sha256').update(query).digest('hex'), operationName] as const
  })
  return Object.fromEntries(named.sort(([, one], [, other]) => (one < other ? -1 : 1)))
}

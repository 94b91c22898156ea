import { createHash } from 'node:crypto'
import { documents } from './documents.ts'
import { requestText } from './request-text.ts'

/** The names of queries by the SHA-256 of their text. */
export type DocumentList = Record<string, string>

/** Every query of this build; the same sources give the same list in the same order. */
export function documentList(): DocumentList {
  const named = documents.map((document) => {
    const { query, operationName } = requestText(document)
    return [createHash('sha256').update(query).digest('hex'), operationName] as const
  })
  return Object.fromEntries(named.sort(([, one], [, other]) => (one < other ? -1 : 1)))
}

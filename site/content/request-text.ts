import { type DocumentNode, Kind, print } from 'graphql'

/** What a request says of the query it asks. */
export type RequestText = { query: string; operationName: string }

const printed = new WeakMap<DocumentNode, RequestText>()

/** The text of a query exactly as it is sent: the content service knows it by its SHA-256. */
export function requestText(document: DocumentNode): RequestText {
  const known = printed.get(document)
  if (known) return known
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const text = { query: print(document), operationName: operation?.name?.value ?? '' }
  printed.set(document, text)
  return text
}

import { type DocumentNode, Kind, print } from 'graphql'

/** The GraphQL query and its operation name, as in the body of a request. */
type RequestText = { query: string; operationName: string }

/** By the definitions of a query, which its copies in previews share. */
const printed = new WeakMap<DocumentNode['definitions'], RequestText>()

/** Prints a query exactly as it is sent: the content service identifies it by its SHA-256. */
export function requestText(document: DocumentNode): RequestText {
  const cached = printed.get(document.definitions)
  if (cached) return cached
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
  const text = { query: print(document), operationName: operation?.name?.value ?? '' }
  printed.set(document.definitions, text)
  return text
}

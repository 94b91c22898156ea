import { errorResponse } from './error-response.ts'

const SENTENCES = new Map([
  [415, 'Send the query as JSON: add the header "Content-Type: application/json".'],
  [
    406,
    'Responses are JSON: accept "application/graphql-response+json" or "application/json", or leave the header Accept out.',
  ],
])

/**
 * The response with a sentence about the expected request, where the GraphQL engine leaves it
 * empty.
 */
export function explainRefusal(request: Request, response: Response): Response {
  const sentence = SENTENCES.get(response.status)
  if (!sentence || response.body) return response
  return errorResponse(request, response.status, sentence)
}

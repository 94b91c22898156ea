const GRAPHQL_JSON = 'application/graphql-response+json'

/** A response without data, with one error in the format of GraphQL over HTTP. */
export function errorResponse(
  request: Request,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const accept = request.headers.get('accept') ?? ''
  const type = accept.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json'
  return new Response(JSON.stringify({ errors: [{ message }] }), {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
  })
}

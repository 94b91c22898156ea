const GRAPHQL_JSON = 'application/graphql-response+json'

/** An answer without data: one sentence that says what to do, in the form of GraphQL errors. */
export function refusal(
  request: Request,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  const wanted = request.headers.get('accept') ?? ''
  const type = wanted.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json'
  return new Response(JSON.stringify({ errors: [{ message }] }), {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
  })
}

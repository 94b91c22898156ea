type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/** Answers HEAD with the headers of GET. Payload’s API has no HEAD of its own and would answer 404. */
export function headOf<Rest extends unknown[]>(get: Handler<Rest>): Handler<Rest> {
  return async ({ headers, signal, url }, ...rest) => {
    const answer = await get(new Request(url, { headers, signal }), ...rest)
    await answer.body?.cancel()
    return new Response(null, { status: answer.status, headers: answer.headers })
  }
}

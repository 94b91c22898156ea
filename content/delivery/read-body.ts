/** The maximum request body in bytes: several times the largest page query of the site. */
export const MAX_BODY = 64 * 1024

/** The body as text; undefined when it exceeds the limit, whatever its Content-Length says. */
export async function readBody(request: Request, limit = MAX_BODY): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

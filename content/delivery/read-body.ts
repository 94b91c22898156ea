import { readBytes, TooLargeError } from '../service/read-bytes.ts'

/** The maximum request body in bytes: several times the largest page query of the site. */
export const MAX_BODY = 64 * 1024

/** The body as text; undefined when it exceeds the limit, whatever its Content-Length says. */
export async function readBody(request: Request, limit = MAX_BODY): Promise<string | undefined> {
  try {
    return (await readBytes(request, { anonymous: limit })).toString('utf8')
  } catch (error) {
    if (error instanceof TooLargeError) return undefined
    throw error
  }
}

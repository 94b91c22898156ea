import { verify } from '@belvedere/kit/signature.ts'
import { publishKey } from './env.ts'

/** What the site is told whose message is not signed. */
export const UNSIGNED =
  'Sign the body with the publish key, and check that the clocks of both programs agree.'

/** Whether the site has signed this message with the publish key. */
export function isFromSite({ headers }: Request, body: Buffer): boolean {
  const timestamp = headers.get('x-belvedere-timestamp') ?? ''
  const signature = headers.get('x-belvedere-signature') ?? ''
  return verify({ key: publishKey(), timestamp, signature, body })
}

/** An answer to the site, which nobody caches. */
export function answerSite(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

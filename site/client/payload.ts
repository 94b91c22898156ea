import type { PageModel } from '../app/page-model.ts'

const PAYLOAD = '/_payload.json'

/** What came for a page, and the address its request was sent on to, if it was. */
export type Arrived = { page: PageModel; sentTo: string | undefined }

/** Where the payload of a page is. */
export function payloadOf(pathname: string, search = ''): string {
  return pathname.replace(/\/$/, '') + PAYLOAD + search
}

/** Nothing where the server has no such page or could not make it. */
export async function readPayload(response: Response): Promise<Arrived | undefined> {
  if (!response.ok) return undefined
  const page: PageModel = await response.json()
  return { page, sentTo: response.redirected ? pageOf(response.url) : undefined }
}

/** The address of the page that a payload belongs to. */
function pageOf(payload: string) {
  const { pathname, search } = new URL(payload)
  return (pathname.slice(0, -PAYLOAD.length) || '/') + search
}

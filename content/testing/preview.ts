import type { Payload } from 'payload'
import { servePass } from '../editing/preview/serve-pass.ts'
import { serveSession } from '../editing/preview/serve-session.ts'

type Opened = {
  status: number
  session: string
  expiresAt: string
  viewer: unknown
  studio: unknown
  message: string
}

/** Exchanges a token for a preview session, as the site does. */
export async function openPreview(
  payload: Payload,
  token: unknown,
  client = '192.0.2.1',
): Promise<Opened> {
  const request = new Request('http://content.example/preview/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-address': client },
    body: JSON.stringify({ token }),
  })
  const response = await serveSession(request, async () => payload)
  return { status: response.status, ...(await response.json()) }
}

/**
 * Requests a pass with the cookie of a studio session; returns the status and the redirect target.
 */
export async function askPass(payload: Payload, query: string, cookie = '', from: object = {}) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...from }
  const request = new Request(`http://localhost:3001/preview-pass?${query}`, { headers })
  const response = await servePass(request, async () => payload)
  return { status: response.status, location: response.headers.get('location') ?? '' }
}

/** The token in an address of a preview. */
export function tokenIn(address: unknown): string {
  return URL.parse(String(address))?.searchParams.get('token') ?? ''
}

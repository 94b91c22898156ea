import type { ServerResponse } from 'node:http'

/** A session of a preview, with the credential that it was made for. */
export type FakeSession = {
  session: string
  kind: 'editor' | 'link' | 'token'
  /** What is answered in its place. */
  answer?: string
}

/** `POST /preview/session` as in the content service. */
export function answerExchange(
  body: string,
  sessions: ReadonlyMap<string, FakeSession>,
  response: ServerResponse,
): void {
  const { token }: { token: string } = JSON.parse(body)
  const found = sessions.get(token)
  response.writeHead(found ? 200 : 401, { 'content-type': 'application/json' })
  if (!found) return void response.end('{"message":"This link has expired."}')
  if (found.answer !== undefined) return void response.end(found.answer)
  const { session, kind } = found
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  response.end(JSON.stringify({ session, expiresAt, viewer: { kind, name: 'Ada' } }))
}

export function hasSession(sessions: ReadonlyMap<string, FakeSession>, session: string): boolean {
  return [...sessions.values()].some((known) => known.session === session)
}

import { SECRET_SETTINGS } from '../../kit/secrets.ts'
import type { Env } from '../../launch/program.ts'
import type { Callers } from './make-request.ts'

export type Settings = { siteUrl: string; studioUrl: string; env: Env }

/** How often the fuzzer signs in again, because its requests end sessions. */
const RENEWAL_MS = 15_000

/**
 * The sender of a request: an anonymous client, a holder of a key, or a signed-in administrator.
 */
export async function openCallers({ studioUrl, env }: Settings) {
  let session = await signIn(studioUrl, env)
  let at = Date.now()
  const renew = async () => {
    session = (await signIn(studioUrl, env)) ?? session
  }
  const current = (): Callers => {
    if (Date.now() - at > RENEWAL_MS) {
      at = Date.now()
      void renew()
    }
    return callersOf(env, session)
  }
  return { current, secrets: secretsOf(env) }
}

/** Half of all requests are anonymous. */
function callersOf(env: Env, session?: string): Callers {
  const bearer = (token = '') => ['authorization', `Bearer ${token}`] as const
  // In a header, since Payload accepts a cookie from pages of the studio only.
  const own = session ? ([['authorization', `JWT ${session}`]] as const) : []
  const known = [
    bearer(env.CONTENT_TOKEN),
    bearer(env.CONTENT_PREVIEW_TOKEN),
    bearer(env.PUBLISH_KEY),
    ...own,
    ...own,
  ]
  return [...known, ...known.map(() => null), bearer('x'), ['authorization', 'Basic %']]
}

/** The values of the settings that no response and no log line may contain. */
export function secretsOf(env: Env): string[] {
  return SECRET_SETTINGS.map((name) => env[name] ?? '').filter((value) => value.length >= 6)
}

type Account = { STUDIO_EMAIL?: string | undefined; STUDIO_PASSWORD?: string | undefined }

/** The token of a new session; undefined if it cannot be opened now. */
export async function signIn(studioUrl: string, env: Account): Promise<string | undefined> {
  const response = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.STUDIO_EMAIL, password: env.STUDIO_PASSWORD }),
  }).catch(() => undefined)
  const answer: { token?: string } = response?.ok ? await response.json() : {}
  return answer.token
}

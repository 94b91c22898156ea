import { handleEndpoints, type Payload } from 'payload'
import { vi } from 'vitest'
import { codeAt } from '../accounts/second-factor/totp.ts'
import { PASSWORD, type Person } from './people.ts'

let client = 0

/** The answer to a request, and the session cookie that it sets. */
type Answer = {
  status: number
  body: Record<string, unknown>
  message: string
  cookie: string
}

/** Posts to the accounts without a session; each call has another client address unless `from` is given. */
export async function postTo(
  payload: Payload,
  path: string,
  body: object,
  from = `198.51.100.${client++}`,
): Promise<Answer> {
  const headers = new Headers({ 'x-client-address': from, origin: 'http://localhost:3001' })
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json')
  const sent = body instanceof FormData ? body : JSON.stringify(body)
  const init = { method: 'POST', headers, body: sent }
  const request = new Request(`http://localhost:3001/api${path}`, init)
  const answer = await handleEndpoints({ config: payload.config, request })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const json = await answer.json().catch(() => ({}))
  return {
    status: answer.status,
    body: json,
    message: json.errors?.[0]?.message ?? json.message,
    cookie,
  }
}

/**
 * A person's authenticator app. Each code is of a later half minute, because a code is accepted
 * once.
 */
class App {
  readonly secret: string
  #at = 0

  constructor(secret: string) {
    this.secret = secret
  }

  /** The code of the next half minute, to which the clock is set. Only dates are fake. */
  next(): string {
    this.#at = Math.max(this.#at, Date.now()) + 30_000
    vi.useFakeTimers({ now: this.#at, toFake: ['Date'] })
    return codeAt(this.secret)
  }
}

/** Switches codes on for a person; returns their app and their recovery codes. */
export async function switchOnCodes(
  person: Person,
): Promise<{ app: App; recoveryCodes: string[] }> {
  const begun = await person.ask('POST', '/users/second-factor/begin', { password: PASSWORD })
  const app = new App(String(begun.body.secret))
  const { body } = await person.ask('POST', '/users/second-factor/on', { code: app.next() })
  return { app, recoveryCodes: Array.isArray(body.recoveryCodes) ? body.recoveryCodes : [] }
}

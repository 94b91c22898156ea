/** An answer of the studio's API: `ok` means that a change is acknowledged. */
export type StudioAnswer = { ok: boolean; status: number; text: string }

/** Longer than any fault: an answer that comes late is still an answer. */
const PATIENCE_MS = 90_000

/** The studio's REST API, as an editor's browser uses it. */
export class Studio {
  readonly #url: string
  readonly #account: { email: string | undefined; password: string | undefined }
  #token: string | undefined

  constructor(url: string, email: string | undefined, password: string | undefined) {
    this.#url = url
    this.#account = { email, password }
  }

  /** Sends a request; status 0 means that the connection failed. */
  async ask(method: string, path: string, body?: object): Promise<StudioAnswer> {
    if (!this.#token) {
      const refusal = await this.#signIn()
      if (refusal) return refusal
    }
    const answer = await this.#send(method, path, body)
    if (answer.status === 401 || answer.status === 403) this.#token = undefined
    return answer
  }

  /** Sends a request that must succeed, and returns the answer's JSON. */
  async must(method: string, path: string, body?: object): Promise<unknown> {
    const { ok, status, text } = await this.ask(method, path, body)
    if (!ok) throw new Error(`The studio answered ${status} to ${method} ${path}: ${text}`)
    return JSON.parse(text)
  }

  async #signIn(): Promise<StudioAnswer | undefined> {
    const answer = await this.#send('POST', '/users/login', this.#account)
    if (!answer.ok) return answer
    const { token }: { token: string } = JSON.parse(answer.text)
    this.#token = token
    return undefined
  }

  async #send(method: string, path: string, body?: object): Promise<StudioAnswer> {
    try {
      const response = await fetch(`${this.#url}/api${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(this.#token && { authorization: `JWT ${this.#token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return { ok: response.ok, status: response.status, text: await response.text() }
    } catch (error) {
      return { ok: false, status: 0, text: reasonOf(error) }
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

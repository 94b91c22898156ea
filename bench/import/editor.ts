import type { BenchStack } from '../enquiries/start.ts'

/** Sends requests to the studio with a session. */
export class Editor {
  readonly #url: string
  readonly #token: string

  private constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  static async signIn({ studioUrl, email, password }: BenchStack['access']): Promise<Editor> {
    const response = await fetch(`${studioUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = await response.json()
    return new Editor(studioUrl, token)
  }

  /** The answer in JSON; throws when the request is refused. */
  async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const authorization = `JWT ${this.#token}`
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }

  /** Milliseconds until the request is answered. */
  async time(method: string, path: string, body?: object): Promise<number> {
    const begun = performance.now()
    await this.ask(method, path, body)
    return performance.now() - begun
  }
}

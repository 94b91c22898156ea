import { allPages } from '@belvedere/kit/testing/all-pages.ts'

/** A response of the studio's API: `ok` means that a change is acknowledged. */
export type StudioAnswer = { ok: boolean; status: number; text: string }

type Enquiry = { key: string; reference: string; email: string }

/** The studio, and an account that may do everything. */
export type StudioAccess = { studioUrl: string; email: string; password: string }

/** Longer than any fault: a late response is still a response. */
const PATIENCE_MS = 90_000

/** The studio's REST API, as an editor's browser uses it. */
export class Studio {
  readonly #url: string
  readonly #account: Omit<StudioAccess, 'studioUrl'>
  #token: string | undefined

  constructor({ studioUrl, ...account }: StudioAccess) {
    this.#url = studioUrl
    this.#account = account
  }

  /** Sends a request; status 0 means that the connection failed. */
  async ask(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<StudioAnswer> {
    if (!this.#token) {
      const refusal = await this.#signIn()
      if (refusal) return refusal
    }
    const answer = await this.#send(method, path, body, headers)
    if (answer.status === 401 || answer.status === 403) this.#token = undefined
    return answer
  }

  /** Sends a request that must succeed, and returns the answer's JSON. */
  async must<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { ok, status, text } = await this.ask(method, path, body)
    if (!ok) throw new Error(`The studio answered ${status} to ${method} ${path}: ${text}`)
    return JSON.parse(text)
  }

  /** Publishes a page without blocks, which shows only its title, and returns its id. */
  async createPage(title: string, slug: string): Promise<number> {
    const data = { title, slug, _status: 'published' }
    return (await this.must<{ doc: { id: number } }>('POST', '/pages', data)).doc.id
  }

  /** Publishes a new title. */
  async rename(page: number, title: string): Promise<void> {
    await this.must('PATCH', `/pages/${page}`, { title, _status: 'published' })
  }

  /** The fields of a record or global in the database. */
  read(path: string): Promise<Record<string, unknown>> {
    return this.must('GET', `${path}?depth=0`)
  }

  /** All enquiries that are stored. */
  enquiries(): Promise<Enquiry[]> {
    return allPages<Enquiry>(
      async (query) => (await this.must('GET', `/enquiries?${query}`)) as { docs: Enquiry[] },
    )
  }

  async #signIn(): Promise<StudioAnswer | undefined> {
    const answer = await this.#send('POST', '/users/login', this.#account)
    if (!answer.ok) return answer
    const { token }: { token: string } = JSON.parse(answer.text)
    this.#token = token
    return undefined
  }

  async #send(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<StudioAnswer> {
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${this.#url}/api${path}`, {
        method,
        headers: {
          ...(!isForm && { 'content-type': 'application/json' }),
          ...(this.#token && { authorization: `JWT ${this.#token}` }),
          ...headers,
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
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

import { allPages } from '@belvedere/kit/testing/all-pages.ts'
import sharp from 'sharp'
import type { Ledger } from './ledger.ts'

type Doc = { id: number; title?: string; _status?: string; filename?: string }

/** A REST client that records acknowledged writes in a ledger; each request may fail. */
export class Editor {
  readonly ledger: Ledger
  readonly #url: string
  readonly #token: string

  constructor(ledger: Ledger, url: string, token: string) {
    this.ledger = ledger
    this.#url = url
    this.#token = token
  }

  /** Signs in and returns the token, which stays valid when the service restarts. */
  static async signIn(url: string, email: string, password: string): Promise<string> {
    const response = await fetch(`${url}/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { token } = await response.json()
    if (typeof token !== 'string') throw new Error(`Sign-in answered ${response.status}.`)
    return token
  }

  async makePage(): Promise<number> {
    const { doc } = await this.#write('POST', '/pages', { title: '1', _status: 'published' })
    this.ledger.next(doc.id)
    this.ledger.saved(doc.id, 1)
    return doc.id
  }

  /** Saves the next number as a page's title, as a draft or published. */
  async renumber(id: number, isDraft: boolean): Promise<void> {
    const number = this.ledger.next(id)
    const data = { title: String(number), _status: isDraft ? 'draft' : 'published' }
    await this.#write('PATCH', `/pages/${id}?draft=${isDraft}`, data)
    this.ledger.saved(id, number)
  }

  async upload(red: number): Promise<number> {
    const background = { r: red % 256, g: (red >> 8) % 256, b: 90 }
    const image = sharp({ create: { width: 320, height: 200, channels: 3, background } })
    const form = new FormData()
    const bytes = new Uint8Array(await image.jpeg().toBuffer())
    form.set('file', new Blob([bytes], { type: 'image/jpeg' }), `view-${red}.jpg`)
    form.set('_payload', JSON.stringify({ alt: 'A view' }))
    const { doc } = await this.#send('POST', '/media', form)
    this.ledger.picture(doc.id, 'saved')
    return doc.id
  }

  async discard(id: number): Promise<void> {
    this.ledger.picture(id, 'going')
    await this.#send('DELETE', `/media/${id}`)
    this.ledger.picture(id, 'gone')
  }

  /** All records of a collection; for pages, their latest drafts. */
  async all(collection: 'pages' | 'media'): Promise<Doc[]> {
    const drafts = collection === 'pages' ? '&draft=true' : ''
    return allPages((query) => this.#send('GET', `/${collection}?${query}${drafts}`))
  }

  #write(method: string, path: string, data: object) {
    return this.#send(method, path, JSON.stringify(data), { 'content-type': 'application/json' })
  }

  async #send(method: string, path: string, body?: string | FormData, more = {}) {
    const headers = { authorization: `JWT ${this.#token}`, ...more }
    const response = await fetch(this.#url + path, { method, headers, ...(body && { body }) })
    const text = await response.text()
    if (!response.ok) throw new Refused(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }
}

/** The service responded with an error, which a kill does not explain. */
export class Refused extends Error {
  override name = 'Refused'
}

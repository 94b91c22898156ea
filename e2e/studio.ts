import { randomUUID } from 'node:crypto'
import type { RunningStack } from './stack.ts'

export type Block = { blockType: string; [field: string]: unknown }
export type PageDoc = { id: number; title: string; slug: string; blocks: Block[] }
export type ListingDoc = { id: number; price: number | null; status: string; category: number }
type Found = {
  pages: PageDoc
  listings: ListingDoc
  'real-estate-categories': { id: number }
}
export type Person = { email: string; password: string }
type Change = { title?: string; slug?: string; blocks?: unknown; _status?: 'draft' | 'published' }

/** The studio as a signed-in editor's browser speaks to it. */
export class Studio {
  readonly #url: string
  readonly #cookie: string

  private constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  static async signIn({ studioUrl, email, password }: RunningStack): Promise<Studio> {
    const response = await fetch(`${studioUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const [cookie = ''] = response.headers.getSetCookie()
    if (!response.ok || !cookie) throw new Error(`Signing in answered ${response.status}.`)
    return new Studio(studioUrl, cookie.split(';')[0] ?? '')
  }

  findPage(slug: string): Promise<PageDoc> {
    return this.findRecord('pages', slug)
  }

  async findRecord<Kind extends keyof Found>(kind: Kind, slug: string): Promise<Found[Kind]> {
    const { docs } = await this.#ask<{ docs: Found[Kind][] }>(
      'GET',
      `/api/${kind}?depth=0&limit=1&where[slug][equals]=${slug}`,
    )
    if (!docs[0]) throw new Error(`There is nothing at ${slug} in ${kind}.`)
    return docs[0]
  }

  async publishListing(id: number, change: Partial<ListingDoc>): Promise<void> {
    const body = JSON.stringify({ ...change, _status: 'published' })
    await this.#ask('PATCH', `/api/listings/${id}?depth=0`, body)
  }

  /** An account of its own for one journey. */
  async makePerson(role: 'editor' | 'publisher'): Promise<Person> {
    const name = randomUUID()
    const person = { email: `${role}-${name}@example.com`, password: name }
    await this.#ask('POST', '/api/users', JSON.stringify({ name: role, role, ...person }))
    return person
  }

  /** A draft that nobody has published. */
  async makePage(title: string, blocks: unknown[]): Promise<PageDoc> {
    const body = JSON.stringify({ title, blocks, _status: 'draft' })
    const path = '/api/pages?draft=true&depth=0'
    return (await this.#ask<{ doc: PageDoc }>('POST', path, body)).doc
  }

  async readDraft(id: number): Promise<PageDoc> {
    return this.#ask('GET', `/api/pages/${id}?depth=0&draft=true`)
  }

  async deleteRecord(collection: 'pages' | 'listings', id: number): Promise<void> {
    await this.#ask('DELETE', `/api/${collection}/${id}`)
  }

  async changePage(id: number, change: Change, query = ''): Promise<void> {
    await this.#ask('PATCH', `/api/pages/${id}?depth=0${query}`, JSON.stringify(change))
  }

  /** What autosave does while an editor types. */
  saveDraft(id: number, change: Change): Promise<void> {
    return this.changePage(id, { ...change, _status: 'draft' }, '&draft=true&autosave=true')
  }

  publishPage(id: number, change: Change = {}): Promise<void> {
    return this.changePage(id, { ...change, _status: 'published' })
  }

  unpublishPage(id: number): Promise<void> {
    return this.changePage(id, { _status: 'draft' })
  }

  readHome(): Promise<{ blocks: Block[] }> {
    return this.#ask('GET', '/api/globals/home?depth=0')
  }

  async publishHome(blocks: Block[]): Promise<void> {
    const body = JSON.stringify({ blocks, _status: 'published' })
    await this.#ask('POST', '/api/globals/home?depth=0', body)
  }

  async upload(name: string, bytes: Uint8Array<ArrayBuffer>, alt: string): Promise<number> {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt }))
    form.set('file', new File([bytes], name, { type: 'image/jpeg' }))
    const { doc } = await this.#ask<{ doc: { id: number } }>('POST', '/api/media', form)
    return doc.id
  }

  async deletePicture(id: number): Promise<void> {
    await this.#ask('DELETE', `/api/media/${id}?takeOut=true`)
  }

  async #ask<Answer>(method: string, path: string, body?: string | FormData): Promise<Answer> {
    const headers = new Headers({ cookie: this.#cookie, origin: this.#url })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const response = await fetch(this.#url + path, { method, headers, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as Answer
  }
}

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningStack } from './stack.ts'

export type Block = { blockType: string; [field: string]: unknown }
type PageDoc = {
  id: number
  title: string
  slug: string
  blocks: Block[]
  _status?: 'draft' | 'published'
}
export type ListingDoc = {
  id: number
  title: string
  price: number | null
  status: string
  category: number
  meshKey: string | null
}
type RecordTypes = {
  pages: PageDoc
  listings: ListingDoc
  'real-estate-categories': { id: number; title: string }
}
/** A picture for journeys that need one. */
export const POND = join(import.meta.dirname, 'fixture/images/night-pond.jpg')

/** The studio, and an account that may do everything. */
export type StudioAccess = Pick<RunningStack, 'studioUrl' | 'email' | 'password'>
export type Account = { email: string; password: string }
type Import = { id: string; state: string; reason?: string }
type Role = 'editor' | 'publisher' | 'administrator'
type Change = { title?: string; slug?: string; blocks?: unknown; _status?: 'draft' | 'published' }

/** A client of the studio's REST API, signed in like an editor's browser. */
export class Studio {
  readonly #url: string
  readonly #cookie: string

  private constructor(url: string, cookie: string) {
    this.#url = url
    this.#cookie = cookie
  }

  static async signIn({ studioUrl, email, password }: StudioAccess): Promise<Studio> {
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

  async findRecord<Kind extends keyof RecordTypes>(
    kind: Kind,
    slug: string,
  ): Promise<RecordTypes[Kind]> {
    const { docs } = await this.#request<{ docs: RecordTypes[Kind][] }>(
      'GET',
      `/api/${kind}?depth=0&limit=1&where[slug][equals]=${slug}`,
    )
    if (!docs[0]) throw new Error(`No record with slug "${slug}" in ${kind}.`)
    return docs[0]
  }

  /** The oldest record of a kind. */
  async findFirst<Kind extends keyof RecordTypes>(kind: Kind): Promise<RecordTypes[Kind]> {
    const path = `/api/${kind}?depth=0&limit=1&sort=createdAt`
    const { docs } = await this.#request<{ docs: RecordTypes[Kind][] }>('GET', path)
    if (!docs[0]) throw new Error(`No record in ${kind}.`)
    return docs[0]
  }

  readListingDraft(id: number): Promise<ListingDoc> {
    return this.#request('GET', `/api/listings/${id}?depth=0&draft=true`)
  }

  async publishListing(id: number, change: Partial<ListingDoc>): Promise<void> {
    const body = JSON.stringify({ ...change, _status: 'published' })
    await this.#request('PATCH', `/api/listings/${id}?depth=0`, body)
  }

  /** Creates an account for one journey. */
  async createAccount(role: Role): Promise<Account & { id: number }> {
    // The studio refuses a password made of the words of the address.
    const account = { email: `${role}-${randomUUID()}@example.com`, password: randomUUID() }
    const body = JSON.stringify({ name: role, role, ...account })
    const { doc } = await this.#request<{ doc: { id: number } }>('POST', '/api/users', body)
    return { ...account, id: doc.id }
  }

  /** Creates an unpublished draft. */
  async loadPage(title: string, blocks: unknown[]): Promise<PageDoc> {
    const body = JSON.stringify({ title, blocks, _status: 'draft' })
    const path = '/api/pages?draft=true&depth=0'
    return (await this.#request<{ doc: PageDoc }>('POST', path, body)).doc
  }

  /** How many pages have this title, with drafts that were never published; how many have none. */
  async countPages(title?: string): Promise<number> {
    const asked = title ? `[equals]=${encodeURIComponent(title)}` : '[exists]=false'
    const path = `/api/pages?draft=true&depth=0&limit=1&where[title]${asked}`
    return (await this.#request<{ totalDocs: number }>('GET', path)).totalDocs
  }

  async readDraft(id: number): Promise<PageDoc> {
    return this.#request('GET', `/api/pages/${id}?depth=0&draft=true`)
  }

  /** The fields of the newest draft of a record. */
  readFields(collection: string, id: number): Promise<Record<string, unknown>> {
    return this.#request('GET', `/api/${collection}/${id}?depth=0&draft=true`)
  }

  /** The titles of all blocks in all versions of a page. */
  async readVersions(id: number): Promise<unknown[]> {
    const path = `/api/pages/versions?depth=0&limit=0&where[parent][equals]=${id}`
    const { docs } = await this.#request<{ docs: { version: PageDoc }[] }>('GET', path)
    return docs.flatMap(({ version }) => version.blocks.map(({ title }) => title))
  }

  /** Deletes a record, even one that a browser of the journey still has open. */
  async deleteRecord(collection: string, id: number): Promise<void> {
    await this.#request('DELETE', `/api/${collection}/${id}?overrideLock=true`)
  }

  /** Changes a record without drafts, even one that a browser of the journey has open. */
  async changeRecord(collection: string, id: number, change: object): Promise<void> {
    const path = `/api/${collection}/${id}?depth=0&overrideLock=true`
    await this.#request('PATCH', path, JSON.stringify(change))
  }

  async changePage(id: number, change: Change, query = ''): Promise<void> {
    await this.#request('PATCH', `/api/pages/${id}?depth=0${query}`, JSON.stringify(change))
  }

  /** Saves as the studio's autosave does. */
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
    return this.#request('GET', '/api/globals/home?depth=0')
  }

  async publishHome(blocks: Block[]): Promise<void> {
    const body = JSON.stringify({ blocks, _status: 'published' })
    await this.#request('POST', '/api/globals/home?depth=0', body)
  }

  /** The time zone in which times are chosen. */
  houseTimeZone(): Promise<{ timeZone: string }> {
    return this.#request('GET', '/api/house-time-zone')
  }

  /** Throws away the draft of the menus and the footer. */
  async revertMenu(): Promise<void> {
    await this.#request('POST', '/api/globals/global/revert', '{}')
  }

  /** Puts a copy of the picture of a pond into the media library. */
  async upload(name: string, alt: string): Promise<number> {
    const bytes = new Uint8Array(await readFile(POND))
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt }))
    form.set('file', new File([bytes], name, { type: 'image/jpeg' }))
    const { doc } = await this.#request<{ doc: { id: number } }>('POST', '/api/media', form)
    return doc.id
  }

  /** Imports and publishes listings from the text of a CSV file; resolves when all are in. */
  async importListings(csv: string): Promise<void> {
    const form = new FormData()
    form.set('file', new File([csv], 'listings.csv', { type: 'text/csv' }))
    form.set('publish', 'true')
    const path = '/api/listings/import'
    let { run } = await this.#request<{ run: Import }>('POST', path, form)
    for (; run.state === 'running'; await sleep(500))
      run = (await this.#request<{ run: Import }>('GET', `${path}?id=${run.id}`)).run
    if (run.state !== 'done') throw new Error(`The import ended early: ${run.reason}`)
  }

  /** Deletes all listings with this in their title. */
  async deleteListings(title: string): Promise<void> {
    await this.#request('DELETE', `/api/listings?limit=0&where[title][like]=${title}`)
  }

  async deletePicture(id: number): Promise<void> {
    await this.#request('DELETE', `/api/media/${id}?removeReferences=true`)
  }

  /** Any answer of the studio as text: a sheet, or records as JSON. */
  readText(path: string): Promise<string> {
    return this.#ask('GET', path)
  }

  /** Erases all personal data of whoever wrote from an address. */
  async erasePerson(email: string): Promise<void> {
    await this.#ask('POST', '/api/enquiries/erase', JSON.stringify({ email }))
  }

  async #request<Result>(method: string, path: string, body?: string | FormData): Promise<Result> {
    return JSON.parse(await this.#ask(method, path, body)) as Result
  }

  async #ask(method: string, path: string, body?: string | FormData): Promise<string> {
    const headers = new Headers({ cookie: this.#cookie, origin: this.#url })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const response = await fetch(this.#url + path, { method, headers, body })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return text
  }
}

import type { Viewer } from './exchange-token.ts'

/** A session, and what it was made for. The kind is a hint: the content service decides. */
export type ViewerSession = { session: string; kind: Viewer['kind'] }

const VALUE = /^(editor|link|token):([\w.~+/=-]+)$/

/** The session of a preview in a cookie that scripts cannot read. */
export class SessionCookie {
  readonly #isSecure: boolean

  constructor(siteUrl: string) {
    this.#isSecure = siteUrl.startsWith('https:')
  }

  /** The session that a request carries; two of them are none. */
  read(header: string | undefined): ViewerSession | undefined {
    const pairs = header?.split(';').map((pair) => pair.trim()) ?? []
    const [own, ...others] = pairs.filter((pair) => pair.startsWith(`${this.#name}=`))
    const [, kind, session] = VALUE.exec(own?.slice(this.#name.length + 1) ?? '') ?? []
    if (!session || others.length > 0) return undefined
    return { session, kind: kind === 'editor' || kind === 'link' ? kind : 'token' }
  }

  /** The `Set-Cookie` header that keeps a session until it expires. */
  set({ session, kind }: ViewerSession, expiresAt: Date): string {
    const seconds = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000))
    return `${this.#name}=${kind}:${session}; Max-Age=${seconds}; ${this.#attributes}`
  }

  clear(): string {
    return `${this.#name}=; Max-Age=0; ${this.#attributes}`
  }

  get #name() {
    return this.#isSecure ? '__Host-belvedere-preview' : 'belvedere-preview'
  }

  /** The studio may show the page in a frame on another site, where only such a cookie is kept. */
  get #attributes() {
    const base = 'Path=/; HttpOnly'
    return this.#isSecure ? `${base}; Secure; SameSite=None; Partitioned` : `${base}; SameSite=Lax`
  }
}

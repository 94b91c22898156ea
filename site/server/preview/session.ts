import { requestIdHeader } from '@belvedere/kit/request-id.ts'
import { ContentError } from '../../content/content-error.ts'

/** The viewer of a preview, as the content service identifies them. */
type Viewer = { kind: 'editor' | 'link' | 'token'; name: string }

type Session = { session: string; expiresAt: Date; viewer: Viewer }

const TIMEOUT_MS = 8000
/** Somebody waits for a page meanwhile. */
const READY_MS = 3000

/**
 * Whether the studio can be asked who somebody is; it is the same program as the content service.
 */
export async function isStudioReady(previewUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(READY_MS)
  const response = await fetch(new URL('/readyz', previewUrl), { signal }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/**
 * Exchanges a pass, a preview link's token or a delivery token for a session at the content
 * service. Undefined if it is wrong, expired or revoked; rejects with a `ContentError` if the
 * service cannot say, or says something else.
 */
export async function exchangeToken(
  previewUrl: string,
  token: string,
): Promise<Session | undefined> {
  const url = new URL('/preview/session', previewUrl)
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...requestIdHeader() },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  const response = await fetch(url, request).catch((cause: unknown) => {
    throw new ContentError(`The content service at ${url} did not answer`, {
      cause,
      kind: 'unreachable',
    })
  })
  if ([400, 401, 403].includes(response.status)) return undefined
  if (!response.ok)
    throw new ContentError(`Exchanging a preview token failed (Code: ${response.status})`, {
      kind: 'server error',
    })
  const session = readSession(await response.json().catch(() => undefined))
  if (session) return session
  throw new ContentError(`The answer of ${url} is no session: is a proxy in its place?`)
}

const KINDS: readonly Viewer['kind'][] = ['editor', 'link', 'token']

/** The session in an answer; undefined if a part is missing. */
function readSession(body: unknown): Session | undefined {
  const { session, expiresAt, viewer } = {
    session: undefined,
    expiresAt: undefined,
    viewer: undefined,
    ...(typeof body === 'object' ? body : {}),
  }
  const until = new Date(typeof expiresAt === 'string' ? expiresAt : Number.NaN)
  const shown = readViewer(viewer)
  if (typeof session !== 'string' || Number.isNaN(until.getTime()) || !shown) return undefined
  return { session, expiresAt: until, viewer: shown }
}

function readViewer(viewer: unknown): Viewer | undefined {
  const { kind, name } = { kind: '', name: '', ...(typeof viewer === 'object' ? viewer : {}) }
  const known = KINDS.find((one) => one === kind)
  return known && { kind: known, name: typeof name === 'string' ? name : '' }
}

/**
 * A session, with the credential that it was made for. The kind is a hint: the content service
 * decides.
 */
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

  /**
   * The studio may show the page in a frame on another site, where browsers keep only such a
   * cookie.
   */
  get #attributes() {
    const base = 'Path=/; HttpOnly'
    return this.#isSecure ? `${base}; Secure; SameSite=None; Partitioned` : `${base}; SameSite=Lax`
  }
}

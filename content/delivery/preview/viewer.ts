import type { Payload } from 'payload'
import type { PreviewLink, User } from '../../payload-types.ts'
import { readToken } from '../read-token.ts'
import { mayShare } from './maker.ts'
import type { Claims } from './session.ts'

/** The viewer of a preview. A link shows one record; `slug` is its slug when the link was made. */
export type Viewer =
  | { kind: 'editor'; name: string; userId: number }
  | { kind: 'token'; name: string }
  | { kind: 'link'; name: string; record: string; slug: string | undefined; endsAt: number }

/**
 * The viewer of a session; undefined as soon as the user has signed out, the account, the link or
 * the token is deleted, or the maker of the link may no longer publish. Only tokens are cached, and
 * their cache is cleared on changes.
 */
export async function findViewer(payload: Payload, claims: Claims): Promise<Viewer | undefined> {
  if (claims.kind === 'editor') return findEditor(payload, claims.userId, claims.sid)
  return claims.kind === 'link' ? findLink(payload, claims.hash) : findToken(payload, claims.hash)
}

async function findEditor({ db }: Payload, id: number, sid: string): Promise<Viewer | undefined> {
  const user = await db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
  const session = user?.sessions?.find((one) => one.id === sid)
  if (!user || !session || Date.parse(session.expiresAt) <= Date.now()) return undefined
  return { kind: 'editor', name: user.name || user.email, userId: user.id }
}

async function findLink(payload: Payload, hash: string): Promise<Viewer | undefined> {
  const where = { tokenHash: { equals: hash } }
  const link = await payload.db.findOne<PreviewLink>({ collection: 'preview-links', where })
  const endsAt = Date.parse(link?.expiresAt ?? '')
  if (!link || link.revokedAt || !(endsAt > Date.now())) return undefined
  if (!(await mayShare(payload, link.createdBy))) return undefined
  const { page, record, slug } = link
  return { kind: 'link', name: page, record, slug: slug || undefined, endsAt }
}

async function findToken(payload: Payload, hash: string): Promise<Viewer | undefined> {
  const token = await readToken(payload, hash)
  return token?.scope === 'preview' ? { kind: 'token', name: token.name } : undefined
}

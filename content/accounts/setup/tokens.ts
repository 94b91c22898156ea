import type { Payload } from 'payload'
import { SITE_TOKEN_NAME } from '../../delivery/site-token.ts'
import { hashToken, INVALID_TOKEN, isToken } from '../../delivery/token.ts'
import type { Scope } from '../../payload/access.ts'

const NAMES: Record<Scope, string> = {
  published: SITE_TOKEN_NAME,
  preview: 'Preview on the site (CONTENT_PREVIEW_TOKEN)',
}

/** Stores the delivery tokens from the environment; a changed token replaces the previous one. */
export async function ensureTokens(payload: Payload, tokens: Record<Scope, string>) {
  if (tokens.published === tokens.preview) {
    throw new Error('CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN are the same. Make them differ.')
  }
  await ensureToken(payload, 'published', tokens.published)
  await ensureToken(payload, 'preview', tokens.preview)
}

async function ensureToken(payload: Payload, scope: Scope, token: string) {
  if (!isToken(token)) {
    throw new Error(`The ${scope} delivery token is not valid. ${INVALID_TOKEN}`)
  }
  const data = { name: NAMES[scope], scope, tokenHash: hashToken(token) }
  const known = await findToken(payload, data)
  if (!known) return payload.create({ collection: 'delivery-tokens', data: { ...data } })
  if (known.tokenHash === data.tokenHash && known.scope === scope) return known
  const { tokenHash } = data
  return payload.update({ collection: 'delivery-tokens', id: known.id, data: { scope, tokenHash } })
}

async function findToken(
  payload: Payload,
  { name, tokenHash }: { name: string; tokenHash: string },
) {
  const { docs } = await payload.find({
    collection: 'delivery-tokens',
    where: { or: [{ tokenHash: { equals: tokenHash } }, { name: { equals: name } }] },
    showHiddenFields: true,
    depth: 0,
  })
  return docs.find((doc) => doc.tokenHash === tokenHash) ?? docs[0]
}

import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { address } from '../service/env.ts'
import { LINKS, type LinkKind, NO_LINKS } from './link-fields.ts'

/**
 * Gives an account a link with which its owner sets a password, once, until the link ends; an earlier
 * link of the same kind ends now. Payload would store the token itself. A hash is stored instead, so
 * that the link cannot be made from the database or a copy of it. The address is the studio's
 * own, never the one of the request.
 */
export async function makeLink(
  req: PayloadRequest,
  id: User['id'],
  kind: LinkKind,
): Promise<string> {
  const secret = randomBytes(24).toString('hex')
  const { hours, token, until } = LINKS[kind]
  const end = new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
  const data = { [token]: hashOf(secret), [until]: end }
  await req.payload.db.updateOne({ collection: 'users', id, data, req })
  const { routes, admin } = req.payload.config
  return `${address().studio}${routes.admin}${admin.routes.reset}/${secret}`
}

/** Takes a link: the account that it belongs to, or undefined if it has ended. It works once. */
export async function takeLink(req: PayloadRequest, secret: string): Promise<User | undefined> {
  for (const { token, until } of Object.values(LINKS)) {
    // One statement, so that of two requests with the same link only one gets the account.
    const taken = await req.payload.db.updateOne({
      collection: 'users',
      where: {
        and: [
          { [token]: { equals: hashOf(secret) } },
          { [until]: { greater_than: new Date().toISOString() } },
        ],
      },
      data: NO_LINKS,
      options: { atomic: true },
      req,
    })
    if (taken) return taken
  }
  return undefined
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('hex')
}

import type { Endpoint, PayloadRequest } from 'payload'
import { isAdministrator } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import type { User } from '../../payload-types.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { begin, renewRecoveryCodes, switchOff, switchOn } from './codes.ts'
import { ownChange, ownEndpoint } from './own-endpoint.ts'
import { requireOwner } from './owner.ts'
import { removeFactors } from './remove.ts'
import { showToAdministrator } from './show.ts'

const OWN =
  'Switch off codes and remove passkeys of your own account under “Signing in”, with your password.'
const GONE = 'This account no longer exists.'

function forAdministrators(
  method: 'get' | 'post',
  work: (req: PayloadRequest, user: User) => Promise<object>,
) {
  return endpoint(isAdministrator, method, '/:id/second-factor', async (req) => {
    const where = { id: { equals: Number(req.routeParams?.id) || 0 } }
    const user = await req.payload.db.findOne<User>({ collection: 'users', where, req })
    if (!user) throw refusal(GONE, 404)
    return work(req, user)
  })
}

/** What the account page does with second factors. */
export const secondFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  ownEndpoint('/second-factor', async () => ({})),
  ownEndpoint('/second-factor/begin', begin),
  ownEndpoint('/second-factor/on', (req, { code }) => switchOn(req, code)),
  ownEndpoint('/second-factor/recovery-codes', renewRecoveryCodes),
  ownChange('/second-factor/off', switchOff),
  forAdministrators('get', (req, { id }) => showToAdministrator(req, id)),
  forAdministrators('post', async (req, user) => {
    if (req.user?.id === user.id) throw refusal(OWN)
    await requireOwner(req, await readBody(req))
    await removeFactors(req, user)
    return showToAdministrator(req, user.id)
  }),
]

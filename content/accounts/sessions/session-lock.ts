import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  commitTransaction,
  getFieldsToSign,
  initTransaction,
  jwtSign,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { addSessionToUser } from 'payload/shared'
import { hookedFirst } from '../../payload/before-operation.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { User } from '../../payload-types.ts'
import { recordSignIn } from '../audit/sign-ins.ts'
import { type Proof, requireSecondFactor } from '../second-factor/required.ts'
import { describeDevice } from './describe-device.ts'
import { endReplaced } from './end-sessions.ts'
import { renewUntilEnd } from './longest.ts'
import { maskAddress } from './mask-address.ts'

/**
 * Opens a session for an account. Payload writes all sessions of an account back as it read them
 * before it checked the password (`payload/dist/auth/operations/login.js`), so of six sign-ins at
 * once one session stays. Here they are read and written in one transaction, one after another.
 *
 * No upstream issue found. To reproduce, sign in six times at once and ask `/api/users/me` with
 * each token.
 *
 * Every session begins here, so a second factor that the account asks for is required here, and the
 * session that the browser had before ends here. It ends once the new one is open, in a transaction of
 * its own: it may be of another account, and two accounts locked by one transaction could wait for each
 * other.
 */
export async function openSession(req: PayloadRequest, id: User['id'], proof: Proof) {
  const collectionConfig = req.payload.collections.users.config
  const { auth } = collectionConfig
  const shouldCommit = await initTransaction(req)
  try {
    await waitForRecord(req, 'users', id)
    await requireSecondFactor(req, id, proof)
    const user = await readAccount(req, id)
    const { sid } = await addSessionToUser({ collectionConfig, payload: req.payload, req, user })
    if (sid) await noteOpened(req, id, sid)
    if (shouldCommit) await commitTransaction(req)
    await recordSignIn(req, user, proof)
    await endReplaced(req)
    const signed = { collectionConfig, email: user.email, user, ...(sid && { sid }) }
    const fieldsToSign = getFieldsToSign(signed)
    const { tokenExpiration } = auth
    const { exp, token } = await jwtSign({
      fieldsToSign,
      secret: req.payload.secret,
      tokenExpiration,
    })
    return { exp, token, user }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function readAccount(req: PayloadRequest, id: User['id']) {
  const where = { id: { equals: id } }
  const user = await req.payload.db.findOne<User>({ collection: 'users', req, where })
  if (!user) throw new Error('The account was deleted while somebody signed in to it.')
  return { ...user, collection: 'users' as const }
}

/**
 * Locks the sessions on sign-out and refresh, which write them too, inside their own transaction. A
 * refresh renews a session only until it ends for good.
 */
export function withSessionLock(users: CollectionConfig): CollectionConfig {
  const locked = hookedFirst(users, lockOnRefresh)
  const afterLogout = [lockOnSignOut, ...(users.hooks?.afterLogout ?? [])]
  return { ...locked, hooks: { ...locked.hooks, afterLogout, refresh: [renewUntilEnd] } }
}

const lockOnSignOut: CollectionAfterLogoutHook = ({ req }) => lockSessions(req)

const lockOnRefresh: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'refresh') await lockSessions(req)
}

async function lockSessions(req: PayloadRequest) {
  if (req.user?.collection === 'users') await waitForRecord(req, 'users', req.user.id)
}

/** Notes from where a session is opened, in the transaction that opens it. */
async function noteOpened(req: PayloadRequest, account: number, sid: string): Promise<void> {
  const data = {
    sid,
    account,
    device: describeDevice(req.headers?.get('user-agent') ?? null),
    clientAddress: maskAddress(req.headers?.get(CLIENT_ADDRESS) ?? '') ?? null,
    seenAt: new Date().toISOString(),
  }
  await req.payload.db.create({ collection: 'session-details', data, req, returning: false })
}

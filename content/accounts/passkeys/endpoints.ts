import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { readBody } from '../../studio/read-request.ts'
import { answerWithSession } from '../open-session.ts'
import { reportFactorChange } from '../second-factor/factor-changes.ts'
import { ownChange, ownEndpoint } from '../second-factor/own-endpoint.ts'
import { type Entered, requireOwner } from '../second-factor/owner.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { PASSKEYS } from './passkeys.ts'
import { accountOfPasskey, signInOptions } from './sign-in-with-passkey.ts'

const collection = PASSKEYS
const GONE = 'This passkey was removed already. Load the page again.'

/** Removes a passkey of the signed-in user. */
async function removePasskey(req: PayloadRequest, body: Entered & { passkey?: unknown }) {
  const user = await requireOwner(req, body)
  const where = { id: { equals: Number(body.passkey) || 0 }, account: { equals: user.id } }
  await inTransaction(req, async () => {
    const { db } = req.payload
    if (!(await db.findOne({ collection, where, req }))) throw refusal(GONE, 404)
    await db.deleteMany({ collection, where, req })
    await reportFactorChange(req, user, 'passkey removed')
  })
}

const headers = { 'cache-control': 'no-store' }

/** What the account page and the sign-in do with passkeys. */
export const passkeyEndpoints: Omit<Endpoint, 'root'>[] = [
  ownEndpoint('/passkeys/options', async (req, body) => ({
    options: await passkeyOptions(req, body),
  })),
  ownChange('/passkeys/add', (req, { name, response }) => addPasskey(req, name, response)),
  ownChange('/passkeys/remove', removePasskey),
  {
    path: '/passkeys/sign-in-options',
    method: 'post',
    handler: async () => Response.json(await signInOptions(), { headers }),
  },
  {
    path: '/passkeys/sign-in',
    method: 'post',
    handler: async (req) => {
      const { response } = await readBody(req)
      return answerWithSession(req, await accountOfPasskey(req, response), 'passkey')
    },
  },
]

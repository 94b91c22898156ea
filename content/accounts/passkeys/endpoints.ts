import type { Endpoint } from 'payload'
import { readBody } from '../../studio/read-request.ts'
import { answerWithSession } from '../open-session.ts'
import { ownChange, ownEndpoint } from '../second-factor/own-endpoint.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { accountOfPasskey, signInOptions } from './sign-in-with-passkey.ts'

const headers = { 'cache-control': 'no-store' }

/** The endpoints of passkeys for the account page and the sign-in. */
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

import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { isFault } from '../payload/attempts.ts'
import { refusal } from '../payload/refusal.ts'
import { findByPassword } from '../payload/workarounds/password-hash.ts'
import { recordFailedSignIn } from './audit/sign-ins.ts'
import { readCredentials } from './credentials.ts'
import { answerWithSession } from './open-session.ts'
import { CODE_NEEDED, type Proof } from './second-factor/required.ts'
import { asksForCode } from './second-factor/stored.ts'
import { takeCode } from './second-factor/take-code.ts'
import { throttled } from './throttle.ts'

const NO_RIGHT_CODE = 'with the right password, but without a right code'
const EMPTY = 'Enter your e-mail address and your password.'

/**
 * `POST /api/users/login` with an e-mail address and a password, in place of Payload's: responses do
 * not reveal which accounts exist, failed attempts lock no account, and concurrent sign-ins each keep
 * their session. An account that asks for a code gets a session only if the same request has one in
 * `code`; without it the answer is 401 with `needsCode`.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password, code } = await readCredentials(req)
    if (!email || !password) throw refusal(EMPTY, 400)
    const check = () => findAccount(req, email, password, code)
    const found = await throttled(req, email, check, ({ proof }) => proof !== undefined)
    if (!found) {
      recordFailedSignIn(req, email)
      throw new AuthenticationError(req.t)
    }
    return found.proof ? answerWithSession(req, found.id, found.proof) : askForCode()
  },
}

type Found = { id: number; proof: Proof | undefined }

/** The account, and how it was proven; no proof if a code is missing. Throws if the code is wrong. */
async function findAccount(
  req: PayloadRequest,
  email: string,
  password: string,
  code: string,
): Promise<Found | undefined> {
  const user = await findByPassword(req, email, password)
  if (!user) return undefined
  if (!(await asksForCode(req, user.id))) return { id: user.id, proof: 'password' }
  if (!code) return { id: user.id, proof: undefined }
  const taken = await takeCode(req, user.id, code).catch((error) => {
    // The password was correct, so the owner should know.
    if (!isFault(error)) recordFailedSignIn(req, email, NO_RIGHT_CODE)
    throw error
  })
  return { id: user.id, proof: `password and ${taken}` }
}

function askForCode() {
  const body = { message: CODE_NEEDED, errors: [{ message: CODE_NEEDED }], needsCode: true }
  return Response.json(body, { status: 401 })
}

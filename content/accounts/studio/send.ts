import { RequestFailed, request } from '../../studio/request.ts'
import type { SignedIn } from './signed-in.ts'

/** The fields of a sign-in request. The second step sends all of them again; no session exists before. */
export type Entered = { email: string; password: string; code?: string }

const FAILED = 'The content service did not answer. Try again in a moment.'

/** Signs in, unless a code is needed as well; throws the sentence to show. */
export async function signIn(entered: Entered): Promise<SignedIn | 'needs a code'> {
  const options = { body: entered, failed: FAILED }
  return request<SignedIn>('/api/users/login', options).catch((error) => {
    if (error instanceof RequestFailed && error.answer.needsCode === true) return 'needs a code'
    throw error
  })
}

import type { SignedIn } from './signed-in.ts'

/** The fields of a sign-in request. The second step sends all of them again; no session exists before. */
export type Entered = { email: string; password: string; code?: string }

const FAILED = 'The content service did not answer. Try again in a moment.'

/** Signs in, unless a code is needed as well; throws the sentence to show. */
export async function signIn(entered: Entered): Promise<SignedIn | 'needs a code'> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(entered) }
  const response = await fetch('/api/users/login', init).catch(() => undefined)
  const answer = await response?.json().catch(() => undefined)
  if (response?.ok && answer) return answer
  if (answer?.needsCode === true) return 'needs a code'
  throw new Error(answer?.errors?.[0]?.message || FAILED)
}

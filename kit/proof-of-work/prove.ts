import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work that the site asks for; some seconds of a phone, while the visitor types. */
export async function prove(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return JSON.stringify({ challenge: asked, solution })
}

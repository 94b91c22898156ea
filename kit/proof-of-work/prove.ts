import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves the site's challenge; takes some seconds on a phone, while the visitor types. Rejects when
 * it takes longer than 90 seconds.
 */
export async function prove(challenge: unknown): Promise<string> {
  const asked = challenge as Challenge
  const solution = await solveChallenge({ challenge: asked, deriveKey: await findDeriveKey() })
  if (!solution) throw new Error('The proof of work took too long.')
  return JSON.stringify({ challenge: asked, solution })
}

/** Over plain HTTP, browsers have no `crypto.subtle`. */
async function findDeriveKey() {
  if (crypto.subtle) return deriveKey
  const plain = await import('./derive-key.ts')
  return plain.deriveKey
}

import { createHash, randomInt } from 'node:crypto'

const HOW_MANY = 10
const [GROUPS, LETTERS] = [6, 4]
/** The length of the shortest recovery code: the first ones had four groups. */
const SHORTEST = 16
/** Without letters that look like others: these are typed from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 120 random bits, such as `k7dm-3xq2-9wfa-p4tr-e50c-wz8h`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, makeCode)
}

/**
 * The stored form of a code. A plain hash is enough for so many random bits (ASVS 6.5.2 says 112),
 * and it does not depend on `PAYLOAD_SECRET`: these codes still work when codes of the app can no
 * longer be checked.
 */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normalise(code)).digest('base64url')
}

/** Whether a text could be a recovery code, however it was typed. */
export function looksLikeRecoveryCode(text: string): boolean {
  return normalise(text).length >= SHORTEST
}

function makeCode() {
  const group = () => Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return Array.from({ length: GROUPS }, () => group().join('')).join('-')
}

function normalise(code: string) {
  const letters = code.toLowerCase().replace(/[^0-9a-z]/g, '')
  return letters.replaceAll('o', '0').replace(/[il]/g, '1')
}

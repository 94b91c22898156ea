/**
 * The SHA-256 of bytes in hex. Browsers compute it on pages with TLS and on localhost only; a script
 * does elsewhere, which takes longer.
 */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(new Uint8Array(bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

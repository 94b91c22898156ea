import { requestIfPossible } from '../../../studio/request.ts'
import { isAnimation, STILL } from '../../is-animation.ts'
import { MAX_MEGABYTES, MEGABYTE } from '../../weight.ts'
import type { SameFile } from '../same-file.ts'

/**
 * The file that is there with the bytes of this one. Undefined if there is none, or if nobody can
 * tell: browsers compute no hash on a page without TLS, and a file that is too large is not sent.
 */
export async function askSame(api: string, file: File): Promise<SameFile | undefined> {
  const { size } = file
  if (!globalThis.isSecureContext || size === 0 || size > MAX_MEGABYTES.film * MEGABYTE) return
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const path = `${api}/media/same?size=${size}&sha256=${sha256}`
  return (await requestIfPossible<{ same: SameFile | null }>(path))?.same ?? undefined
}

/** What will be shown of a file, where that is not all of it. */
export async function noteOf(file: File): Promise<string> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer())
  return (await isAnimation(read).catch(() => false)) ? STILL : ''
}

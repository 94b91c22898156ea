import { requestIfPossible } from '../../../studio/request.ts'
import { sha256Of } from '../../../studio/sha256.ts'
import { isAnimation, STILL } from '../../is-animation.ts'
import { MAX_MEGABYTES, MEGABYTE } from '../../weight.ts'
import type { SameFile } from '../same-file.ts'

/** What the service recognises the bytes of a file by; undefined for one that is not sent. */
export async function fingerprintOf(file: File): Promise<string | undefined> {
  const { size } = file
  if (size === 0 || size > MAX_MEGABYTES.film * MEGABYTE) return undefined
  const bytes = await file.arrayBuffer().catch(() => undefined)
  return bytes && `size=${size}&sha256=${await sha256Of(bytes)}`
}

/** The file that is there with these bytes. Undefined if there is none, or if nobody can tell. */
export async function askSame(
  api: string,
  fingerprint: string | undefined,
): Promise<SameFile | undefined> {
  if (!fingerprint) return undefined
  const path = `${api}/media/same?${fingerprint}`
  return (await requestIfPossible<{ same: SameFile | null }>(path))?.same ?? undefined
}

/** The file with the same bytes that was chosen before this one, together with it. */
export async function twinOf(file: File, chosen: readonly File[]): Promise<File | undefined> {
  const before = chosen.slice(0, Math.max(chosen.indexOf(file), 0))
  const fingerprint = before.length > 0 ? await fingerprintOf(file) : undefined
  if (!fingerprint) return undefined
  for (const one of before)
    if (one.size === file.size && (await fingerprintOf(one)) === fingerprint) return one
  return undefined
}

/** What will be shown of a file, where that is not all of it. */
export async function noteOf(file: File): Promise<string> {
  const read = async (start: number, length: number) =>
    new Uint8Array(await file.slice(start, start + length).arrayBuffer())
  return (await isAnimation(read).catch(() => false)) ? STILL : ''
}

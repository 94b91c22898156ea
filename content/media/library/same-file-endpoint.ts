import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readParameter } from '../../studio/read-request.ts'
import { findSameFile } from './same-file.ts'

/**
 * `GET /api/media/same?size=…&sha256=…`: the file that is there with these bytes, or null. The
 * studio asks before it sends a file.
 */
export const sameFileEndpoint = endpoint(isEditor, 'get', '/same', async (req) => {
  const size = Number(readParameter(req, 'size'))
  const sha256 = readParameter(req, 'sha256') ?? ''
  if (!Number.isSafeInteger(size) || size <= 0 || !/^[\da-f]{64}$/.test(sha256))
    throw refusal('Send the size of the file in bytes, and its SHA-256 as 64 hex digits.', 400)
  return { same: (await findSameFile(req, { size, sha256 })) ?? null }
})

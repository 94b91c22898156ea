import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries the key as its bearer token; timing-safe. */
export function isBearer(header: string | null | undefined, key: string): boolean {
  return key !== '' && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}

/** What is stored beside a cached file: the headers it is served with, and its hash. */
export type FileInfo = { headers: Record<string, string>; hash: string }

/** Parses a stored description; undefined if it is incomplete. */
export function parseInfo(json: string): FileInfo | undefined {
  try {
    const info: unknown = JSON.parse(json)
    return isInfo(info) ? info : undefined
  } catch {
    return undefined
  }
}

function isInfo(info: unknown): info is FileInfo {
  if (typeof info !== 'object' || info === null || !('hash' in info)) return false
  return typeof info.hash === 'string' && 'headers' in info && isHeaders(info.headers)
}

function isHeaders(headers: unknown): headers is Record<string, string> {
  if (typeof headers !== 'object' || headers === null || !('etag' in headers)) return false
  return Object.values(headers).every((value) => typeof value === 'string')
}

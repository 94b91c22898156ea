import { type EdgeDriver, sendPurge, sharedCaching } from '../driver.ts'

type Options = { api: string; service: string; token: string }

/**
 * Fastly. Its header of keys may have 16,384 bytes, and it takes up to 256 keys in one purge. After a
 * soft purge it sends the old page to the next visitors, while it fetches the new one.
 */
export function fastly({ api, service, token }: Options): EdgeDriver {
  const url = `${api}/service/${encodeURIComponent(service)}/purge`
  return {
    name: 'fastly',
    limits: { keys: 1800, bytes: 16_000 },
    keysPerPurge: 100,
    headersOf: (keys, seconds) => [
      ...['surrogate-control', sharedCaching(seconds)],
      ...['surrogate-key', keys.join(' ')],
    ],
    purge: async (keys, kind) => {
      const headers = {
        'fastly-key': token,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(kind === 'soft' && { 'fastly-soft-purge': '1' }),
      }
      await sendPurge(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ surrogate_keys: keys }),
      })
    },
  }
}

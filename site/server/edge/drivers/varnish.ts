import { type EdgeDriver, sendPurge, sharedCaching } from '../driver.ts'

/**
 * Varnish with `deploy/varnish/default.vcl`. A header may have 8 KB unless `http_resp_hdr_len` says
 * otherwise. Each server is purged; one that does not answer has the purge repeated for all.
 */
export function varnish(urls: readonly string[]): EdgeDriver {
  return {
    name: 'varnish',
    limits: { keys: 900, bytes: 8000 },
    keysPerPurge: 100,
    headersOf: (keys, seconds) => [
      ...['surrogate-control', sharedCaching(seconds)],
      ...['surrogate-key', keys.join(' ')],
    ],
    purge: async (keys, kind) => {
      const headers = { [`${kind}-purge`]: keys.join(' ') }
      await Promise.all(urls.map((url) => sendPurge(url, { method: 'PURGE', headers })))
    },
  }
}

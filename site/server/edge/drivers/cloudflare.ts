import { asFields, parseJson } from '@belvedere/kit/json.ts'
import { type EdgeDriver, EdgeError, sendPurge, sharedCaching } from '../driver.ts'

type Options = { api: string; zone: string; token: string }

/**
 * Cloudflare. Its header of tags may have 16 KB and 1,000 tags, and it takes up to 100 in one purge.
 * Every purge removes: it knows no soft one. The header for its caching is not passed on to visitors.
 */
export function cloudflare({ api, zone, token }: Options): EdgeDriver {
  const url = `${api}/zones/${encodeURIComponent(zone)}/purge_cache`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    name: 'cloudflare',
    limits: { keys: 1000, bytes: 16_000 },
    keysPerPurge: 100,
    headersOf: (keys, seconds) => [
      ...['cloudflare-cdn-cache-control', sharedCaching(seconds)],
      ...['cache-tag', keys.join(',')],
    ],
    purge: async (tags) => {
      const said = await sendPurge(url, { method: 'POST', headers, body: JSON.stringify({ tags }) })
      if (asFields(parseJson(said)).success !== true)
        throw new EdgeError(`${url} did not purge: ${said.slice(0, 200)}`)
    },
  }
}

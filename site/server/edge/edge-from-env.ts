import { EnvError, readEnv, readUrl, readUrls } from '@belvedere/kit/env.ts'
import type { EdgeDriver } from './driver.ts'
import { cloudflare } from './drivers/cloudflare.ts'
import { fastly } from './drivers/fastly.ts'
import { varnish } from './drivers/varnish.ts'

/** Where each kind of cache takes purges, unless `EDGE_URL` says otherwise. */
const URLS = {
  varnish: 'http://127.0.0.1:6081',
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
}

/** The cache in front of the site, by the settings that begin with `EDGE`; undefined if there is none. */
export function edgeFromEnv(): EdgeDriver | undefined {
  const name = readName()
  switch (name) {
    case 'none':
      return undefined
    case 'varnish':
      return varnish(readUrls('EDGE_URL', URLS.varnish))
    case 'fastly':
      return fastly({ api: readUrl('EDGE_URL', URLS.fastly), service: service(), token: token() })
    case 'cloudflare':
      return cloudflare({
        api: readUrl('EDGE_URL', URLS.cloudflare),
        zone: service(),
        token: token(),
      })
    default:
      throw new EnvError(
        `EDGE is "${name}". Set it to "none", "varnish", "fastly" or "cloudflare".`,
      )
  }
}

/** The addresses at which the cache in front takes purges; none if there is no cache. */
export function edgeUrls(): string[] {
  const name = readName()
  if (name === 'varnish') return readUrls('EDGE_URL', URLS.varnish)
  return name === 'fastly' || name === 'cloudflare' ? [readUrl('EDGE_URL', URLS[name])] : []
}

const readName = () => readEnv('EDGE', { default: 'none', hint: '' })

const service = () =>
  readEnv('EDGE_SERVICE', { hint: 'Set it to the service of Fastly, or the zone of Cloudflare.' })

const token = () =>
  readEnv('EDGE_TOKEN', { hint: 'Set it to a token that may purge this service or zone.' })

import type { Log } from '@belvedere/kit/log.ts'
import type { ViteDevServer } from 'vite'
import type { Handler } from '../server/http/request.ts'
import type { SiteOptions } from '../server/site-options.ts'
import { liveAssets } from './live-assets.ts'
import { liveHandler } from './live-handler.ts'

type SiteModule = typeof import('../server/site.ts')

/** The site in development, recreated from its sources after each change. */
export function liveSite(
  vite: ViteDevServer,
  options: Omit<SiteOptions, 'assets' | 'log'>,
  entry: string,
  log: Log,
): Handler {
  let current = new AbortController()
  return liveHandler(vite, log, async () => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as SiteModule
    return createSite({ ...options, assets: await liveAssets(vite, entry), log, signal })
  })
}

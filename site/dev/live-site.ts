import type { Log } from '@belvedere/kit/log.ts'
import type { ViteDevServer } from 'vite'
import type { Handler } from '../server/front.ts'
import { sendText } from '../server/send-text.ts'
import type { SiteOptions } from '../server/site.ts'
import { liveAssets } from './live-assets.ts'

type SiteModule = typeof import('../server/site.ts')

/** The site made from its sources, and made anew after each change of one. */
export function liveSite(
  vite: ViteDevServer,
  options: Omit<SiteOptions, 'assets' | 'log'>,
  entry: string,
  log: Log,
): Handler {
  let current: Promise<Handler> | undefined
  const make = async () => {
    const { createSite } = (await vite.ssrLoadModule('/server/site.ts')) as SiteModule
    return createSite({ ...options, assets: await liveAssets(vite, entry), log })
  }
  vite.watcher.on('all', (_, file) => {
    current = undefined
    if (!isInBrowser(vite, file)) vite.environments.client.hot.send({ type: 'full-reload' })
  })
  return async (request, response) => {
    current ??= make()
    try {
      const site = await current
      await site(request, response)
    } catch (error) {
      current = undefined
      log.error('The site could not be made from its sources.', { error })
      sendText(
        response,
        500,
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      )
    }
  }
}

/** Views of static blocks run on the server only: the browser learns of a change by a reload. */
function isInBrowser(vite: ViteDevServer, file: string) {
  const modules = vite.environments.client.moduleGraph.getModulesByFile(file)
  return [...(modules ?? [])].some(({ url }) => !url.includes('?direct'))
}

import type { Log } from '@belvedere/kit/log.ts'
import type { ViteDevServer } from 'vite'
import type { Handler } from '../server/http/request.ts'
import { sendText } from '../server/http/send-text.ts'

/** A request handler that is recreated from the sources after each change. */
export function liveHandler(vite: ViteDevServer, log: Log, make: () => Promise<Handler>): Handler {
  let current: Promise<Handler> | undefined
  vite.watcher.on('all', (_, file) => {
    current = undefined
    if (!isInBrowser(vite, file)) vite.environments.client.hot.send({ type: 'full-reload' })
  })
  return async (request, response) => {
    current ??= make()
    try {
      const handler = await current
      await handler(request, response)
    } catch (error) {
      current = undefined
      log.error('The page could not be made from the sources.', { error })
      sendText(response, 500, inWords(error))
    }
  }
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const words = error.stack ?? error.message
  return error.cause ? `${words}\n\n${inWords(error.cause)}` : words
}

/** Views of static blocks run only on the server, so a change to one reloads the page. */
function isInBrowser(vite: ViteDevServer, file: string) {
  const modules = vite.environments.client.moduleGraph.getModulesByFile(file)
  return [...(modules ?? [])].some(({ url }) => !url.includes('?direct'))
}

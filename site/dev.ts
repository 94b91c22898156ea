import { createServer } from 'node:http'
import { join } from 'node:path'
import { loadEnv } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { createServer as createVite } from 'vite'
import { LIVE_ENTRY, liveEntry } from './dev/entry-plugin.ts'
import { liveSite } from './dev/live-site.ts'
import { optionsFromEnv } from './server/options-from-env.ts'

loadEnv()
const log = createLog('site')
const options = optionsFromEnv(log)
const server = createServer()

const vite = await createVite({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { middlewareMode: true, ws: { server }, fs: { strict: true } },
  plugins: [liveEntry()],
})
const site = liveSite(vite, options, LIVE_ENTRY, log)

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => site(request, response))
})
server.listen(options.port, options.host, () => log.info(`The site is at ${options.siteUrl}`))

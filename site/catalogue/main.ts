import { createServer } from 'node:http'
import { join } from 'node:path'
import { readPort } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { createServer as createVite } from 'vite'
import { shortNames } from '../build/class-names.ts'
import { SITE } from '../build/entries.ts'
import { LIVE_ENTRY, liveEntry } from '../dev/entry-plugin.ts'
import { liveAssets } from '../dev/live-assets.ts'
import { liveHandler } from '../dev/live-handler.ts'
import { readBuild } from '../server/render/built-assets.ts'

type CatalogueModule = typeof import('./create-catalogue.ts')

/**
 * Serves the catalogue from the sources with live reload. With `--built` it uses the styles and
 * scripts of the last build and small pictures, for the end-to-end sweep.
 */
const isBuilt = process.argv.includes('--built')
const log = createLog('catalogue')
const port = readPort('CATALOGUE_PORT', 3002)
const siteUrl = `http://localhost:${port}`
const server = createServer()
const vite = await createVite({
  configFile: join(SITE, 'vite.config.ts'),
  server: isBuilt
    ? { middlewareMode: true, ws: false, hmr: false, watch: null }
    : { middlewareMode: true, ws: { server }, fs: { strict: true } },
  plugins: [liveEntry()],
  // The styles of a build know its short names only.
  ...(isBuilt && { css: { modules: { generateScopedName: shortNames() } } }),
})
const catalogue = liveHandler(vite, log, async () => {
  const { createCatalogue } = (await vite.ssrLoadModule(
    '/catalogue/create-catalogue.ts',
  )) as CatalogueModule
  const assets = isBuilt ? readBuild(join(SITE, 'dist')) : await liveAssets(vite, LIVE_ENTRY)
  return createCatalogue({ assets, siteUrl, log, widest: isBuilt ? 320 : 1600 })
})
server.on('request', (request, response) => {
  if (isBuilt) return catalogue(request, response)
  vite.middlewares(request, response, () => catalogue(request, response))
})

server.on('error', (error) => {
  const isPortInUse = 'code' in error && error.code === 'EADDRINUSE'
  const another = `CATALOGUE_PORT=${port + 10} npm run catalogue`
  const portMessage = `Port ${port} is taken. Stop the program that uses it, or choose another: ${another}`
  console.error(`  ✗  ${isPortInUse ? portMessage : error.message}`)
  process.exit(1)
})
server.listen(port, 'localhost', () => console.log(`  The catalogue is at ${siteUrl}`))

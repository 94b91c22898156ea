import { join } from 'node:path'
import { dataDir, mediaCacheBytes, readEnv, readPort, readUrl } from '@belvedere/kit/env.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { createMedia } from '../media/media.ts'

const FROM_START = 'Run "npm start" once: it writes one to .env.local.'

/** Where and with whom the site speaks, from the environment. */
export function fromEnv(log: Log) {
  const port = readPort('PORT', 3000)
  const contentUrl = readUrl('CONTENT_URL', 'http://localhost:3001/graphql')
  return {
    port,
    host: process.env.HOST || undefined,
    siteUrl: readUrl('SITE_URL', `http://localhost:${port}`),
    contentUrl,
    contentToken: readEnv('CONTENT_TOKEN', { hint: FROM_START }),
    publishKey: readEnv('PUBLISH_KEY', { hint: FROM_START }),
    media: createMedia({
      contentUrl,
      dir: join(dataDir(), 'site-media'),
      capBytes: mediaCacheBytes(),
      log,
    }),
  }
}

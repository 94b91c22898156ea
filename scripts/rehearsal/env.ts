import type { Place } from '@belvedere/content/backup/place.ts'
import type { Env } from '../../launch/program.ts'

/** Empty values hide what the settings of the real instance say. */
const WITHOUT = {
  // Nobody is written to, and nobody's mailbox is read.
  SMTP_URL: '',
  SMTP_HOST: '',
  IMAP_HOST: '',
  // Its uploads are files of the copy, never objects of a real bucket.
  S3_BUCKET: '',
  // Its pages are none of the cache in front.
  EDGE: '',
  METRICS_PORT: '',
  CONTENT_METRICS_PORT: '',
  PICTURES_AHEAD: 'off',
}

/** The environment of both programs in a rehearsal: only this machine reaches them. */
export function rehearsalEnv(
  { dataDir, databaseUrl }: Place,
  port: number,
  contentPort: number,
): Env {
  const [site, content] = [port, contentPort].map((at) => `http://127.0.0.1:${at}`)
  return {
    ...WITHOUT,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    HOST: '127.0.0.1',
    PORT: String(port),
    CONTENT_HOST: '127.0.0.1',
    CONTENT_PORT: String(contentPort),
    SITE_URL: site,
    STUDIO_URL: content,
    CONTENT_URL: `${content}/graphql`,
    CONTENT_PREVIEW_URL: `${content}/graphql/preview`,
    PUBLISH_URL: `${site}/publish`,
  }
}

import { join } from 'node:path'
import {
  dataDir,
  EnvError,
  mediaCacheBytes,
  pageCacheBytes,
  readEnv,
  readNumber,
  readPort,
  readUrl,
} from '@belvedere/kit/env.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { readSecret } from '@belvedere/kit/read-secret.ts'
import { trustedProxies } from '@belvedere/kit/trusted-proxies.ts'
import { serviceUrl } from '../content/service-url.ts'
import { MadePictures } from '../media/made-pictures.ts'
import { createMedia } from '../media/media.ts'
import { edgeFromEnv } from './edge/edge-from-env.ts'
import { DEFAULT_LIMITS, limitsOf } from './enquiries/limits.ts'
import type { Metrics } from './http/metrics.ts'

/**
 * Reads the site's options from the environment. Throws an `EnvError` for a missing or invalid
 * value.
 */
export function optionsFromEnv(log: Log, metrics?: Metrics) {
  const port = readPort('PORT', 3000)
  const contentUrl = readUrl('CONTENT_URL', 'http://localhost:3001/graphql')
  return {
    port,
    host: process.env.HOST || undefined,
    siteUrl: readUrl('SITE_URL', `http://localhost:${port}`),
    contentUrl,
    previewUrl: readUrl('CONTENT_PREVIEW_URL', `${contentUrl}/preview`),
    securityContact: securityContact(),
    studioUrl: new URL(readUrl('STUDIO_URL', 'http://localhost:3001')).origin,
    cacheBytes: pageCacheBytes(),
    contentToken: readSecret('CONTENT_TOKEN'),
    publishKey: readSecret('PUBLISH_KEY'),
    edge: edgeFromEnv(),
    drainMs: drainSeconds() * 1000,
    enquiries: {
      dir: join(dataDir(), 'enquiries'),
      proxies: trustedProxies(),
      limits: enquiryLimits(),
    },
    visits: { dir: join(dataDir(), 'visits'), proxies: trustedProxies() },
    media: createMedia({
      contentUrl,
      dir: join(dataDir(), 'site-media'),
      capBytes: mediaCacheBytes(),
      log,
      onFailure: (status) => metrics?.countMediaFailure(status),
    }),
    made: new MadePictures({
      base: serviceUrl(contentUrl),
      dir: join(dataDir(), 'site-made'),
      capBytes: mediaCacheBytes() / 4,
      log,
    }),
  }
}

/** For how long the site still answers after it was told to end. */
function drainSeconds(): number {
  return readNumber('DRAIN_SECONDS', { default: 0, hint: 'Set it to a number of seconds.' })
}

/** Where a vulnerability of this site is reported; undefined if nowhere. */
function securityContact(): string | undefined {
  const contact = readEnv('SECURITY_CONTACT', { default: '', hint: '' })
  if (contact === '' || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s@]+)$/.test(contact))
    return contact || undefined
  const example = 'mailto:security@example.org or https://example.org/report'
  throw new EnvError(`SECURITY_CONTACT is "${contact}". Set it to an address such as ${example}.`)
}

/** How many enquiries are allowed per hour from one client, and per minute in total. */
function enquiryLimits() {
  const { perClientAtAll, perMinuteAtAll } = DEFAULT_LIMITS
  const hint = 'Set it to a number of enquiries.'
  return limitsOf(
    readNumber('ENQUIRIES_PER_CLIENT', { default: perClientAtAll, hint }),
    readNumber('ENQUIRIES_PER_MINUTE', { default: perMinuteAtAll, hint }),
  )
}

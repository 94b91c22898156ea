import { mediaCacheBytes, metricsAddress } from '@belvedere/kit/env.ts'
import { mailboxSettings } from './enquiries/replies/mailbox-settings.ts'
import { bucketSettings } from './media/storage/bucket-settings.ts'
import { postgresUrl } from './payload/database/url.ts'
import {
  address,
  auditLogDays,
  isAheadOn,
  payloadSecret,
  publishKey,
  publishUrls,
  siteDocuments,
  siteUrl,
  webhookNetworks,
} from './service/env.ts'
import { mailSettings } from './service/mail/settings.ts'

/**
 * Reads each setting of the content service. Every one throws an `EnvError` for a missing or wrong
 * value, with what to do.
 */
export const SETTINGS: readonly (() => unknown)[] = [
  payloadSecret,
  publishKey,
  address,
  siteUrl,
  publishUrls,
  mailSettings,
  mailboxSettings,
  auditLogDays,
  postgresUrl,
  siteDocuments,
  isAheadOn,
  webhookNetworks,
  mediaCacheBytes,
  bucketSettings,
  () => metricsAddress('CONTENT_METRICS_PORT'),
]

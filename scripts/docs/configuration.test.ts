import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailboxSettings } from '@belvedere/content/enquiries/replies/mailbox-settings.ts'
import { bucketSettings } from '@belvedere/content/media/storage/bucket-settings.ts'
import { postgresUrl } from '@belvedere/content/payload/database/url.ts'
import {
  address,
  deliveryTokens,
  firstEditor,
  isAheadOn,
  payloadSecret,
  publishKey,
  publishUrls,
  siteDocuments,
  webhookNetworks,
} from '@belvedere/content/service/env.ts'
import { mailSettings } from '@belvedere/content/service/mail/settings.ts'
import { dataDir, mediaCacheBytes, metricsAddress, pageCacheBytes } from '@belvedere/kit/env.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { trustedProxies } from '@belvedere/kit/trusted-proxies.ts'
import { optionsFromEnv } from '@belvedere/site/server/options-from-env.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { root } from '../../launch/paths.ts'
import { settingsTable } from './pages.ts'

/** Set by our programs for each other, by the system, or by Node, Next and Vite; not meant for users. */
const OWN = new Set([
  ...['NODE_ENV', 'PATH', 'NEXT_RUNTIME', 'PAYLOAD_MIGRATING', 'SSR', 'DEV'],
  ...['NODE_COMPILE_CACHE', 'BELVEDERE_STARTED', 'BELVEDERE_PARENT'],
])

const CALLS = [
  String.raw`\benv\.`,
  String.raw`\bread(?:Env|Number|Megabytes|Networks|Port|Secret|Urls?)\(\s*'`,
  String.raw`\bmetricsAddress\('`,
  String.raw`\bvariable: '`,
]
const READ = new RegExp(`(?:${CALLS.join('|')})([A-Z][A-Z0-9_]+)`, 'g')

/** The settings that the sources of these folders read. */
function settingsRead(folders: string): Set<string> {
  const files = globSync(`${folders}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.next|\.test\.|examples|\/test(ing)?$/.test(path),
  })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(READ)].map(([, name = '']) => name))
  return new Set(names.filter((name) => !OWN.has(name)))
}

const table = settingsTable()
const names = table.map(({ name }) => name)
const SECRETS = ['PAYLOAD_SECRET', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'PUBLISH_KEY']
const STRONG = 'Zk3v9QmX7bT1rLp8Wn4cYd6Hs0fGj2uE'

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, SECRETS.includes(name) ? STRONG : '')
  vi.stubEnv('NODE_ENV', 'production')
})

const rowOf = (name: string) => {
  const row = table.find((one) => one.name === name)
  if (!row) throw new Error(`docs/configuration.md lacks ${name}.`)
  return row
}

test('the page has each setting that the programs read once, and no other', () => {
  const read = settingsRead('{kit,content,site,demo}')
  const tests = settingsRead('{launch,testing}')
  expect(names.toSorted()).toEqual([...new Set([...read, ...tests])].sort())
})

test('.env.example has the settings of the page', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const described = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(described.toSorted()).toEqual(names.toSorted())
})

test('the page says which program reads a setting', () => {
  const [site, content] = [settingsRead('site/{server,media}'), settingsRead('content')]
  const shared = settingsRead('kit')
  for (const { name, readBy } of table) {
    if (/npm|set-up/.test(readBy) || shared.has(name)) continue
    const readers = [site.has(name) && 'site', content.has(name) && 'content service']
    const found = readers.filter(Boolean)
    expect([name, readBy]).toEqual([name, found.length === 2 ? 'both' : found[0]])
  }
})

const site = () => optionsFromEnv(createLog('test'))

const withMailbox = () => {
  for (const name of ['IMAP_HOST', 'IMAP_USER', 'IMAP_PASSWORD'] as const)
    vi.stubEnv(name, process.env[name] || 'mailbox')
  return mailboxSettings()
}

const withBucket = () => {
  vi.stubEnv('S3_BUCKET', 'uploads')
  return bucketSettings()
}

/** The programs' defaults for unset settings. */
const DEFAULTS: Record<string, () => unknown> = {
  PORT: () => site().port,
  HOST: () => site().host ?? 'every address',
  SITE_URL: () => site().siteUrl,
  CONTENT_PORT: () => address().port,
  CONTENT_HOST: () => address().host,
  STUDIO_URL: () => address().studio,
  EDGE: () => site().edge?.name ?? 'none',
  DRAIN_SECONDS: () => site().drainMs / 1000,
  CONTENT_URL: () => site().contentUrl,
  CONTENT_PREVIEW_URL: () => site().previewUrl,
  PUBLISH_URL: () => publishUrls().join(),
  STUDIO_EMAIL: () => firstEditor().email,
  STUDIO_PASSWORD: () => firstEditor().password ?? 'made up',
  PUBLISHED_QUERIES: () => (siteDocuments() ? 'listed' : 'any'),
  SITE_DOCUMENTS: () =>
    siteDocuments()
      ?.map((path) => path.slice(root.length + 1))
      .join(),
  ENQUIRIES_PER_CLIENT: () => site().enquiries.limits.perClientAtAll,
  ENQUIRIES_PER_MINUTE: () => site().enquiries.limits.perMinuteAtAll,
  SMTP_URL: () => mailSettings() ?? 'none',
  SMTP_HOST: () => mailSettings() ?? 'none',
  IMAP_HOST: () => mailboxSettings() ?? 'none',
  IMAP_PORT: () => withMailbox()?.port,
  IMAP_FOLDER: () => withMailbox()?.folder,
  DATA_DIR: () => dataDir().slice(root.length + 1),
  DATABASE_URL: () => postgresUrl() ?? 'none',
  S3_BUCKET: () => bucketSettings() ?? 'none',
  S3_REGION: () => withBucket()?.region,
  MEDIA_CACHE_MB: () => mediaCacheBytes() / 1024 / 1024,
  PAGE_CACHE_MB: () => pageCacheBytes() / 1024 / 1024,
  PICTURES_AHEAD: () => (isAheadOn() ? 'on' : 'off'),
  METRICS_PORT: () => metricsAddress('METRICS_PORT') ?? 'none',
  CONTENT_METRICS_PORT: () => metricsAddress('CONTENT_METRICS_PORT') ?? 'none',
}

test.each(Object.entries(DEFAULTS))('the default of %s is that of the program', (name, read) => {
  expect(rowOf(name).fallback).toBe(String(read()))
})

test('the defaults of a mail server are those of the program', () => {
  vi.stubEnv('SMTP_HOST', 'smtp.example.com')
  vi.stubEnv('MAIL_FROM', 'hello@example.com')
  expect(mailSettings()?.server).toMatchObject({
    port: Number(rowOf('SMTP_PORT').fallback),
    requireTLS: rowOf('SMTP_TLS').fallback === 'required',
  })
})

test('a metrics port is open to the host of the page only', () => {
  vi.stubEnv('METRICS_PORT', '9464')
  expect(metricsAddress('METRICS_PORT')?.host).toBe(rowOf('METRICS_HOST').fallback)
})

const withServer = () => {
  if (!process.env.SMTP_URL) vi.stubEnv('SMTP_HOST', 'smtp.example.com')
  return mailSettings()
}

const withEdge = (name: string) => {
  vi.stubEnv('EDGE', name)
  return site()
}

const withoutToken = () => {
  vi.stubEnv('EDGE_SERVICE', 'one')
  return withEdge('fastly')
}

/** A wrong value of each setting that is checked, and who checks it. */
const WRONG: [name: string, value: string, read: () => unknown][] = [
  ['PORT', '70000', site],
  ['SITE_URL', 'www.example.org', site],
  ['STUDIO_URL', 'studio', address],
  ['TRUSTED_PROXIES', 'proxy', trustedProxies],
  ['EDGE', 'nginx', site],
  ['EDGE_URL', 'varnish', () => withEdge('varnish')],
  ['EDGE_SERVICE', '', () => withEdge('cloudflare')],
  ['EDGE_TOKEN', '', withoutToken],
  ['DRAIN_SECONDS', '5s', site],
  ['CONTENT_URL', 'content', site],
  ['CONTENT_PREVIEW_URL', 'content', site],
  ['PUBLISH_URL', 'site', publishUrls],
  ['PAYLOAD_SECRET', '', payloadSecret],
  ['CONTENT_TOKEN', '', deliveryTokens],
  ['CONTENT_PREVIEW_TOKEN', '', deliveryTokens],
  ['PUBLISH_KEY', '', publishKey],
  ['PUBLISHED_QUERIES', 'all', siteDocuments],
  ['ENQUIRIES_PER_CLIENT', 'many', site],
  ['ENQUIRIES_PER_MINUTE', 'many', site],
  ['SMTP_URL', 'smtp.example.com', mailSettings],
  ['SMTP_PORT', '0', withServer],
  ['SMTP_TLS', 'off', withServer],
  ['MAIL_FROM', '', withServer],
  ['IMAP_HOST', 'imap.example.com', mailboxSettings],
  ['IMAP_PORT', '0', withMailbox],
  ['WEBHOOK_NETWORKS', 'crm', webhookNetworks],
  ['DATABASE_URL', 'mysql://localhost', postgresUrl],
  ['S3_BUCKET', 's3://uploads', bucketSettings],
  ['S3_ENDPOINT', 's3.example.org', withBucket],
  ['S3_ACCESS_KEY_ID', 'name', withBucket],
  ['MEDIA_CACHE_MB', '2GB', mediaCacheBytes],
  ['PAGE_CACHE_MB', '256 MB', pageCacheBytes],
  ['PICTURES_AHEAD', 'yes', isAheadOn],
  ['CONTENT_METRICS_PORT', 'on', () => metricsAddress('CONTENT_METRICS_PORT')],
]

test.each(WRONG)('%s=%s is refused with the sentence of the page', (name, value, read) => {
  vi.stubEnv(name, value)
  const said = sentenceOf(read)
  const quoted = [...rowOf(name).text.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
  expect(
    quoted.filter((text) => text.includes(' ') && said.startsWith(text)),
    said,
  ).not.toEqual([])
})

function sentenceOf(read: () => unknown) {
  try {
    return `Nothing is refused: ${JSON.stringify(read())}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('a weak secret is refused with the sentence of the page', () => {
  vi.stubEnv('PUBLISH_KEY', 'key')
  const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  expect(page).toContain(sentenceOf(publishKey).split(' Both')[0])
})

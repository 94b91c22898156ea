import { collectionPages, globalPages } from '../../blocks/page-kinds.ts'

/** Paths below `content/app/`, with the methods to try. */
export const CONTENT_ADDRESSES = [
  'GET /admin',
  'GET /admin/login',
  'POST /admin/login',
  'GET /admin/forgot',
  'GET /admin/reset/:token',
  'GET /admin/mailbox',
  'GET /admin/account',
  'GET /admin/audit-log',
  'GET /admin/health',
  'GET /admin/ready-for-review',
  'GET /admin/visits',
  'GET /admin/collections/pages',
  'GET /admin/collections/pages/:id',
  'GET /admin/globals/site',
  'GET /admin/:path',
  'GET /changes',
  'POST /enquiries',
  'GET /fonts/:file',
  'GET /graphql',
  'POST /graphql',
  'GET /graphql/preview',
  'POST /graphql/preview',
  'GET /media/:file',
  'GET /media/:file.jpg',
  'GET /preview-pass',
  'POST /preview/session',
  'GET /readyz',
  'GET /share/:path',
  'GET /thumbnails/:kind',
  'POST /visits',
] as const

/** Further addresses of the content service: Next's own ones, and unknown ones. */
export const CONTENT_EXTRAS = [
  'GET /',
  'GET /healthz',
  'GET /api',
  'GET /_next/static/:file',
  'GET /_next/image',
  'GET /_next/data/:build/:path.json',
  'GET /favicon.ico',
  'GET /.well-known/:file',
  'GET /:path',
  'OPTIONS /api/pages',
  'PUT /api/pages/:id',
] as const

/** An address of each kind of page. */
const PAGES = [...globalPages, ...collectionPages].map(({ path }) => path)

/** Published pages of the property that the tests use. */
const PUBLISHED = ['/hill', '/contact', '/gallery/houses', '/real-estate/orchard-houses']

/** The addresses of the site that are no pages. */
export const SITE_ADDRESSES = [
  'GET /healthz',
  'GET /readyz',
  'POST /enquiries',
  'GET /enquiries/ticket',
  'GET /enquiries/sent',
  'POST /visits',
  'GET /media/:file',
  'GET /media/:file.jpg',
  'GET /assets/:file',
  'GET /builds/latest.json',
  'GET /builds/meta/:id.json',
  'GET /metrics.json',
  'GET /publish/receipts/:sequence',
  'POST /publish',
  'POST /publish/concerned',
  'GET /robots.txt',
  'GET /llms.txt',
  'GET /feed.xml',
  'GET /sitemap.xml',
  'GET /sitemap-1.xml',
  'GET /sitemap-:number.xml',
  'GET /apple-touch-icon.png',
  'GET /apple-touch-icon-precomposed.png',
  'GET /share/:path',
  'GET /favicon.ico',
  'GET /favicon.svg',
  'GET /site.webmanifest',
  'GET /.well-known/security.txt',
  'GET /.well-known/:file',
] as const

/** Pages, their data and previews of them. */
export const SITE_PAGES = [...PAGES, ...PUBLISHED].flatMap((path) => [
  `GET ${path}`,
  `GET ${path === '/' ? '' : path}/_payload.json`,
  `GET ${path}?preview=true&token=:token`,
])

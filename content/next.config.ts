import { dirname } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = dirname(import.meta.dirname)

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  transpilePackages: ['@belvedere/blocks', '@belvedere/kit', '@belvedere/scenes'],
  // Bundling renames their error classes, and Payload chooses the log level by the name.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@libsql/client',
    'pg',
    // It finds its WebAssembly beside itself.
    'harfbuzzjs',
  ],
  // `npm run check` checks types, with the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Pictures are made by `content/media/`; Next would make others of any size for anybody.
  images: { unoptimized: true },
  // The studio checks forms in this way. This is the limit of editors in `limits.ts`, which cannot
  // be imported here; `request-guard.ts` limits requests without a session.
  experimental: { serverActions: { bodySizeLimit: '6mb' } },
  reactStrictMode: true,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

const { headers, ...withoutHeaders } = withPayload(config, { devBundleServerPackages: false })

/** The hints that Payload asks browsers for choose the theme of the studio; data has none. */
const studioHeaders: NextConfig['headers'] = async () =>
  ((await headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' }))

export default { ...withoutHeaders, headers: studioHeaders }

import { dirname } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = dirname(import.meta.dirname)
const isBuild = process.env.NODE_ENV === 'production'

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  transpilePackages: ['@belvedere/blocks', '@belvedere/kit', '@belvedere/scenes'],
  // Bundling would rename their error classes, and Payload chooses the log level by the name.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@libsql/client',
    'pg',
    // Services with a bucket alone load it.
    '@aws-sdk/client-s3',
    // It loads its WebAssembly from its own folder.
    'harfbuzzjs',
  ],
  // `npm run check` checks types, with the packages of the tests.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Pictures are made by `content/media/`; Next would resize them to any size for anybody.
  images: { unoptimized: true },
  experimental: {
    // The studio validates forms with server actions. This equals the limit for editors in
    // `limits.ts`, which cannot be imported here; `request-guard.ts` limits requests without a
    // session.
    serverActions: { bodySizeLimit: '6mb' },
    // A first build takes 60 s instead of 100 s without the three: a cache that only a second build
    // would read, and minified server code, whose stack traces need source maps.
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false, client: true },
    turbopackSourceMaps: !isBuild,
    turbopackInputSourceMaps: !isBuild,
  },
  reactStrictMode: true,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

const { headers, ...withoutHeaders } = withPayload(config, { devBundleServerPackages: false })

/**
 * The client hints that Payload requests from browsers choose the theme of the studio; API
 * responses do not depend on them.
 */
const studioHeaders: NextConfig['headers'] = async () =>
  ((await headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' }))

export default { ...withoutHeaders, headers: studioHeaders }

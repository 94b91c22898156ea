import { dirname } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { EDITOR_BYTES } from './limits.ts'

const root = dirname(import.meta.dirname)

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  transpilePackages: ['@belvedere/blocks', '@belvedere/kit'],
  // Bundling renames their error classes, and Payload chooses the log level by the name.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@libsql/client',
    'pg',
  ],
  poweredByHeader: false,
  // The studio saves and checks forms in this way too; `door.ts` bounds it for strangers.
  experimental: { serverActions: { bodySizeLimit: EDITOR_BYTES } },
  reactStrictMode: true,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config, { devBundleServerPackages: false })

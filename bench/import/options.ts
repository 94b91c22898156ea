import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'

export type Options = { listings: number; databaseUrl: string; isOwnServer: boolean }

/** Reads the options of a bench with many listings, and builds both programs. */
export async function readOptions(bench: 'import' | 'bulk'): Promise<Options> {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '2000' },
      postgres: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1 || listings > 2000)
    throw new Error(`1 to 2000 listings: npm run bench ${bench} -- [--listings 2000] [--postgres]`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await buildPrograms()
  return { listings, databaseUrl, isOwnServer: values.postgres }
}

import { parseArgs } from 'node:util'
import { loadEnv } from '@belvedere/kit/env.ts'
import { buildPrograms } from '../../launch/build.ts'

export type Options = { listings: number; databaseUrl: string; isOwnServer: boolean }

/** Reads the options of a bench with many records, and builds both programs. */
export async function readOptions(
  bench: 'import' | 'bulk',
  count: 'listings' | 'records',
  usual: number,
): Promise<Options> {
  const { values } = parseArgs({
    options: {
      [count]: { type: 'string', default: String(usual) },
      postgres: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values[count])
  if (!Number.isInteger(listings) || listings < 1 || listings > 2000)
    throw new Error(`1 to 2000: npm run bench ${bench} -- [--${count} ${usual}] [--postgres]`)
  loadEnv()
  const databaseUrl = process.env.DATABASE_URL?.trim() ?? ''
  await buildPrograms()
  return { listings, databaseUrl, isOwnServer: values.postgres }
}

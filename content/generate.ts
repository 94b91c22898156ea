import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from './payload.config.ts'

/** Writes `payload-types.ts` and the studio's import map anew: `node content/generate.ts`. */
export async function generate(): Promise<void> {
  const sane = await config
  await generateTypes(sane, { log: false })
  await generateImportMap(sane, { log: false })
}

if (import.meta.main) await generate()

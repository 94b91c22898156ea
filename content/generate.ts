import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from './payload.config.ts'

/** Generates `payload-types.ts` and the studio's import map: `node content/generate.ts`. */
export async function generate(): Promise<void> {
  const sanitized = await config
  await generateTypes(sanitized, { log: false })
  await generateImportMap(sanitized, { log: false })
}

if (import.meta.main) await generate()

import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** The bytes of script that a listing may load to move the sun over its plan. */
const BUDGET = 1500

test('the script that moves the sun has at most 1.5 KB', async () => {
  const script = await scriptOf('move-sun.ts')
  expect(script).toContain('pointermove')
  expect(script).not.toMatch(/\n\s+/)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(BUDGET)
})

/** A module with all its imports, bundled as in a build. */
async function scriptOf(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, file),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((one) => ('code' in one ? one.code : '')).join('')
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'

/** The code of both programs and of the launcher, without tests, in one text. */
export function readSources(): string {
  const files = globSync(
    ['{kit,content,site,demo}/**/*.{ts,tsx,mjs}', '{launch,scripts/run,scripts/setup}/*.{ts,mjs}'],
    {
      cwd: root,
      exclude: (path) => /node_modules|dist|\.next|\.test\.|examples|\/test(ing)?$/.test(path),
    },
  )
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}

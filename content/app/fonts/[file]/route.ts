import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUNDLED_FACES } from '@belvedere/kit/brand/faces.ts'
import { projectRoot } from '@belvedere/kit/root.ts'

type Context = { params: Promise<{ file: string }> }

/** A bundled typeface, for the samples in the studio. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const href = `/assets/fonts/${file}`
  const isBundled = BUNDLED_FACES.some(({ files }) => files.some((one) => one.href === href))
  if (!isBundled) return new Response(null, { status: 404 })
  const font = await readFile(join(projectRoot(), 'site/public', href)).catch(() => undefined)
  if (!font) return new Response(null, { status: 404 })
  const headers = {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  return new Response(new Uint8Array(font), { headers })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import { blockKinds } from '../../../model/blocks.ts'

type Context = { params: Promise<{ kind: string }> }

const HOUR = 60 * 60

/** The thumbnail of a block kind for the studio's picker, from the folder of the kind. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  if (!blockKinds.some(({ slug }) => slug === kind)) return new Response(null, { status: 404 })
  const folder = join(projectRoot(), 'blocks', kind.replaceAll('_', '-'))
  const picture = await readFile(join(folder, 'thumbnail.webp')).catch(() => undefined)
  if (!picture) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'image/webp', 'cache-control': `max-age=${HOUR}` }
  return new Response(new Uint8Array(picture), { headers })
}

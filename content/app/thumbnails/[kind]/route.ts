import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dressThumbnail } from '@belvedere/kit/brand/thumbnail.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import config from '@payload-config'
import { getPayload } from 'payload'
import { readPalette } from '../../../delivery/brand/read-brand.ts'
import { blockKinds } from '../../../model/blocks.ts'

type Context = { params: Promise<{ kind: string }> }

const MINUTES = 60

/** The thumbnail of a block kind for the studio's picker, in the colours of the published brand. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  if (!blockKinds.some(({ slug }) => slug === kind)) return new Response(null, { status: 404 })
  const folder = join(projectRoot(), 'blocks', kind.replaceAll('_', '-'))
  const shapes = await readFile(join(folder, 'thumbnail.svg'), 'utf8').catch(() => undefined)
  if (!shapes) return new Response(null, { status: 404 })
  const picture = dressThumbnail(shapes, await readPalette(await getPayload({ config })))
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': `max-age=${5 * MINUTES}` }
  return new Response(picture, { headers })
}

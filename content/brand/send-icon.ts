import type { Payload } from 'payload'
import { asDoc } from '../delivery/context.ts'
import { etagOf, IMMUTABLE, refuse, SANDBOX, send } from '../media/responses.ts'
import { type IconSource, iconSource } from './icon-source.ts'
import { makeIcon, type parseIconName } from './icons.ts'

type Icon = NonNullable<ReturnType<typeof parseIconName>>

/**
 * Sends an icon made from the brand, published or as a draft. Other versions are gone: their
 * addresses are in no page any more.
 */
export async function sendIcon(
  request: Request,
  { version, size }: Icon,
  payload: Payload,
): Promise<Response> {
  const source =
    (await matching(payload, version, false)) ?? (await matching(payload, version, true))
  if (!source) return refuse(404, 'Picture not found.')
  const body = size ? await makeIcon(source, size) : Buffer.from(source.svg)
  const type = size ? 'image/png' : 'image/svg+xml'
  const info = { type, etag: etagOf(body), caching: IMMUTABLE, ...(!size && { headers: SANDBOX }) }
  return send(request, info, async () => Buffer.from(body))
}

async function matching(
  payload: Payload,
  version: string,
  draft: boolean,
): Promise<IconSource | undefined> {
  const [brand, site] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 0, draft }),
    payload.findGlobal({ slug: 'site', depth: 0, draft }),
  ])
  const readFile = async (id: unknown) =>
    typeof id === 'number'
      ? asDoc(await payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true }))
      : null
  const source = await iconSource({ brand: asDoc(brand), site: asDoc(site), readFile })
  return source?.version === version ? source : undefined
}

import type { Payload } from 'payload'
import { etagOf, IMMUTABLE, refuse, SANDBOX, SVG_TYPE, send } from '../../media/responses.ts'
import { asDoc } from '../../payload/doc.ts'
import { type IconSource, iconSource } from './icon-source.ts'
import { ICONS, type parseIconName } from './icons.ts'
import { KeptIcons } from './kept-icons.ts'

type Icon = NonNullable<ReturnType<typeof parseIconName>>

const icons = new KeptIcons()

/**
 * Sends an icon made from the brand, published or as a draft. Other versions are gone: no page
 * contains their addresses any more.
 */
export async function sendIcon(
  request: Request,
  { version, name }: Icon,
  payload: Payload,
): Promise<Response> {
  const find = async () =>
    (await matching(payload, version, false)) ?? (await matching(payload, version, true))
  const source = await icons.source(version, find)
  if (!source || (name === 'svg' && source.kind === 'picture'))
    return refuse(404, 'Picture not found.')
  // The version identifies the image, so a client's copy can be confirmed without drawing the icon.
  const type = name === 'svg' ? SVG_TYPE : ICONS[name].type
  const info = { type, etag: etagOf(`${version} ${name}`), caching: IMMUTABLE }
  if (name === 'svg') return send(request, { ...info, headers: SANDBOX }, async () => source.image)
  return send(request, info, async () => Buffer.from(await icons.picture(source, name)))
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

import { responsiveImage } from '../../media/responsive-image.ts'
import { absolute } from '../address.ts'
import { asDoc, asText, type DeliveryContext, type Doc } from '../context.ts'
import { isId, readGlobal, readRecord } from '../records.ts'
import { firstPicture } from './first-picture.ts'
import { pageTitle } from './page-title.ts'
import { meta, type Tag, title } from './tag.ts'

/** The title and meta tags of a page, for search engines and link previews. */
export async function seoMetaTags(
  context: DeliveryContext,
  doc: Doc,
  path: string | undefined,
): Promise<Tag[]> {
  const seo = asDoc(doc.seo)
  context.tags.add('global:site')
  const [site, image] = await Promise.all([readGlobal(context, 'site'), sharePicture(context, doc)])
  const fullTitle = pageTitle(asText(seo.title), plainTitle(doc), asText(site?.name))
  const description = asText(seo.description) ?? asText(doc.description)
  return [
    ...(fullTitle ? [title(fullTitle)] : []),
    ...meta('property', 'og:title', asText(seo.title) ?? fullTitle),
    ...meta('name', 'description', description),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:site_name', asText(site?.name)),
    ...meta('property', 'og:locale', asText(site?.locale)?.replace('-', '_')),
    ...meta('property', 'og:url', path && absolute(path)),
    ...imageTags(image),
    ...meta('name', 'robots', seo.noIndex === true ? 'noindex' : undefined),
  ]
}

/** The title without line breaks and italics markers, which the map page allows. */
export function plainTitle({ title }: Doc): string | undefined {
  return asText(title)?.replaceAll('*', '').replaceAll(/\s+/g, ' ')
}

/** The picture chosen for sharing, else the first one of the page. */
export async function sharePicture(context: DeliveryContext, doc: Doc): Promise<Doc | null> {
  const { image } = asDoc(doc.seo)
  const chosen = isId(image) ? await readRecord(context, 'media', image) : null
  return chosen ?? readRecord(context, 'media', firstPicture(context.req.payload.config, doc))
}

function imageTags(image: Doc | null): Tag[] {
  const shown = image && responsiveImage(image, { fit: 'crop', w: 1000, h: 800 })
  if (!shown) return meta('name', 'twitter:card', 'summary')
  return [
    ...meta('property', 'og:image', absolute(shown.src)),
    ...meta('property', 'og:image:width', shown.width),
    ...meta('property', 'og:image:height', shown.height),
    ...meta('property', 'og:image:alt', shown.alt ?? undefined),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

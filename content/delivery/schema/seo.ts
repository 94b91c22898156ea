import { formatShareAddress } from '@belvedere/kit/share-address.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import { absolute } from '../address.ts'
import type { DeliveryContext } from '../context.ts'
import { withFigures } from '../figures.ts'
import { readGlobal } from '../records.ts'
import { shareFacts, versionOf } from '../share/facts.ts'
import { HEIGHT, WIDTH } from '../share/size.ts'
import { pageTitle } from './page-title.ts'
import { sharePicture } from './share-picture.ts'
import { meta, type Tag, title } from './tag.ts'

/** The title and meta tags of a page, for search engines and link previews. */
export async function seoMetaTags(
  context: DeliveryContext,
  doc: Doc,
  path: string | undefined,
): Promise<Tag[]> {
  const seo = asDoc(doc.seo)
  context.tags.add('global:site')
  const [site, image, description] = await Promise.all([
    readGlobal(context, 'site'),
    imageTags(context, doc, path),
    withFigures(context, asText(seo.description) ?? asText(doc.description)),
  ])
  const fullTitle = pageTitle(asText(seo.title), plainTitle(doc), asText(site?.name))
  return [
    ...(fullTitle ? [title(fullTitle)] : []),
    ...meta('property', 'og:title', asText(seo.title) ?? fullTitle),
    ...meta('name', 'description', description),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:site_name', asText(site?.name)),
    ...meta('property', 'og:locale', asText(site?.locale)?.replace('-', '_')),
    ...meta('property', 'og:url', path && absolute(path)),
    ...image,
    ...meta('name', 'robots', seo.noIndex === true ? 'noindex' : undefined),
  ]
}

/** The title without line breaks and italics markers, which the map page allows. */
export function plainTitle({ title }: Doc): string | undefined {
  return asText(title)?.replaceAll('*', '').replaceAll(/\s+/g, ' ')
}

/**
 * The share picture that is drawn for a page. A draft has none here: its title would be published
 * at an address that anyone may request. The studio shows its share picture.
 */
async function imageTags(context: DeliveryContext, doc: Doc, path: string | undefined) {
  if (!path || context.endpoint === 'preview' || context.shared) return []
  const [facts, image] = await Promise.all([
    shareFacts(context, doc, path),
    sharePicture(context, doc),
  ])
  const address = formatShareAddress({ path, version: versionOf(facts) })
  return [
    ...meta('property', 'og:image', absolute(address)),
    ...meta('property', 'og:image:width', WIDTH),
    ...meta('property', 'og:image:height', HEIGHT),
    ...meta('property', 'og:image:alt', asText(image?.alt)),
    ...meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

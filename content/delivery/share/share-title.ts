import { asDoc, asDocs, asText, type Doc } from '../../payload/doc.ts'

/** The title on a page’s share picture: its own, else that of its opening, else the SEO title. */
export function shareTitle(doc: Doc): string | undefined {
  const opening = asDocs(doc.blocks).map(({ title }) => asText(title))
  return asText(doc.title) ?? opening.find(Boolean) ?? asText(asDoc(doc.seo).title)
}

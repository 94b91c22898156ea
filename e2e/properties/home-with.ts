import type { StarterCopy } from './make-property.ts'

/** What an owner enters first on the home page of a starter. */
type HomeTexts = {
  title: string
  subtitle: string
  intro: string
  featured: { title?: string; items: readonly string[] }
}

/** The home page of a starter with the owner’s texts and listings. */
export function homeWith({ home }: StarterCopy, { title, subtitle, intro, featured }: HomeTexts) {
  const [hero, introBlock, ...others] = home.blocks
  return {
    seo: { description: intro },
    blocks: [
      { ...hero, title, subtitle },
      { ...introBlock, text: intro },
      ...others.map((block) =>
        block.type === 'featured_listings' ? { ...block, ...featured } : block,
      ),
    ],
  }
}

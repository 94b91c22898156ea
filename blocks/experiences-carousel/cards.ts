import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { pagePath } from '../page-path.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'

type Item = ResultOf<typeof fragment>['items'][number]

export type ShownCard = { id: string; title: string; to: string; picture: Picture | null }

/** The cards of published experiences, with their own picture or that of the experience. */
export function cardsOf(items: Item[]): ShownCard[] {
  return items.flatMap(({ id, image, experience }) => {
    if (!experience?.slug || !hasWords(experience.title)) return []
    const { title, slug } = experience
    const picture = pictureOf(image) ?? pictureOf(experience.featuredImage)
    return [{ id, title, to: pagePath('experience', { slug }), picture }]
  })
}

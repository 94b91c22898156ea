import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import { Card, shapeOf } from './card.tsx'
import s from './explore-more.module.css'
import type { fragment } from './fragment.ts'

/** Layout classes for fewer than three cards. */
const FEW: Record<number, string | undefined> = { 1: s.one, 2: s.two }

/** Cards that each link to another page. */
export function ExploreMore({ title, items, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const cards = items.flatMap(({ id, link, image }) => (link ? [{ id, link, image }] : []))
  if (cards.length === 0) return null

  return (
    <section
      className={classNames('block', s.explore)}
      {...blockName(place, { title }, words.more)}
    >
      <div className={classNames('grid', s.row)}>
        <BlockTitle title={title} place={place} className={s.title} />
        <ul className={classNames(s.list, FEW[cards.length])}>
          {cards.map(({ id, link, image }, index) => (
            <li key={id} className={s.item}>
              <Card link={link} image={image} {...shapeOf(index, cards.length)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { headingId } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './real-estate-categories.module.css'
import { Tile } from './tile.tsx'

/** The middle two of every four tiles are square. */
const RATIOS = [4 / 5, 1, 1, 4 / 5]

/** All property categories as staggered tiles. */
export function RealEstateCategories({ categories, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const named = categories.flatMap((category) => {
    const { title, slug } = category
    return hasWords(title) && slug ? [{ ...category, title, slug }] : []
  })
  if (named.length === 0) return null

  return (
    <section className={classNames('block', s.categories)} aria-labelledby={headingId(place)}>
      <div className="grid">
        <h2 id={headingId(place)} className="vh">
          {words.categories}
        </h2>
        <ul className={s.list}>
          {named.map((category, index) => (
            <li key={category.id}>
              <Tile category={category} ratio={RATIOS[index % RATIOS.length] ?? 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

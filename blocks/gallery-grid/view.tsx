import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pagePath } from '../page-path.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './gallery-grid.module.css'
import { type Gallery, Tile } from './tile.tsx'

/**
 * The other galleries, as tall and wide tiles on a common baseline. On the page of a gallery, that
 * gallery has no tile.
 */
export function GalleryGrid({ title, items, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const galleries = items.flatMap((item): Gallery[] => {
    const { slug, title: name } = item
    if (!slug || !hasWords(name)) return []
    const to = pagePath('gallery', { slug })
    return to === place.path ? [] : [{ ...item, title: name, to }]
  })
  if (galleries.length === 0) return null

  const isAlone = galleries.length === 1
  return (
    <section
      className={classNames('block', s.galleries)}
      {...blockName(place, { title }, words.galleries)}
    >
      <div className={classNames('grid', s.rows)}>
        <BlockTitle title={title} place={place} className={s.title} />
        <ul className={classNames(s.list, isAlone && s.alone)}>
          {galleries.map((gallery, index) => (
            <li key={gallery.id}>
              <Tile
                gallery={gallery}
                isWide={isAlone || [1, 2].includes(index % 4)}
                count={galleries.length}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

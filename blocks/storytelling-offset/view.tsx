import { classNames } from '@belvedere/ui/class-names.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import s from './storytelling-offset.module.css'

const SHAPES = [
  shape(s.tall, 4 / 5, [66, 50]),
  shape(s.wide, 3 / 2, [74, 46]),
  shape(s.small, 1, [63, 31]),
]
const ALONE = [shape(s.alone, 3 / 2, [100, 100])]

/** Three overlapping pictures: tall, wide, and a small one on top. */
export function StorytellingOffset({ media }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const shown = shownMediaItems(media)
  if (shown.length === 0) return null

  const shapes = shown.length === 1 ? ALONE : SHAPES
  return (
    <section className={classNames('block', s.story)} aria-label={words.pictures}>
      <div className={classNames('grid', s.row)}>
        {shapes.map(({ className, ...box }, index) => {
          const item = shown[index]
          return (
            item && (
              <figure key={item.id} className={className}>
                <Media picture={item.picture} film={item.film} {...box} />
              </figure>
            )
          )
        })}
      </div>
    </section>
  )
}

/** `small`, `large`: width in percent of the viewport on phones, and above. */
function shape(className: string | undefined, ratio: number, [small, large]: [number, number]) {
  return {
    className,
    ratio,
    boxes: [
      { width: small, ratio },
      { from: 650, width: large, ratio },
    ],
  }
}

import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { PlusIcon } from '@belvedere/ui/icons/plus.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { isLong } from '../parts/text/is-long.ts'
import s from './accordion-5050.module.css'
import type { fragment } from './fragment.ts'
import type { Row } from './rows.ts'
import { type RowPicture, rowsOf } from './rows.ts'

/** Eyebrows up to this length, such as times of day, get their own column beside the titles. */
const MAX_TIME_LENGTH = 7

/** An accordion beside the picture of its open row. */
export function Accordion5050({ links, left, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const { rows, pictures } = rowsOf(links)
  if (rows.length === 0) return null

  const eyebrows = rows.map(({ text }) => (hasWords(text?.title) ? (text?.eyebrow ?? '') : ''))
  const isTimed =
    eyebrows.some(hasWords) && eyebrows.every(({ length }) => length <= MAX_TIME_LENGTH)
  return (
    <section
      className={classNames('block', s.accordion, left && s.left, pictures.length === 0 && s.wide)}
      aria-label={words.details}
    >
      <div className={classNames('grid', s.body)}>
        {pictures.length > 0 && <Stage pictures={pictures} width={left ? 42 : 50} />}
        <div className={classNames(s.list, isTimed && s.timed)} data-reveal="list" data-rows>
          {rows.map((row, index) => (
            <AccordionRow key={row.id} row={row} group={`rows-${place.id}`} isOpen={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

type StageProps = { pictures: RowPicture[]; width: number }

/** All pictures, stacked; the stylesheet shows the one whose row is open. */
function Stage({ pictures, width }: StageProps) {
  const sizes = ({ responsiveImage }: RowPicture) =>
    coverSizes(responsiveImage.aspectRatio, [
      { width: 92, ratio: 4 / 3 },
      { from: 1024, width, ratio: 4 / 5 },
    ])
  return (
    <div className={s.stage}>
      {pictures.map((picture) => (
        <div key={picture.id} className={s.picture} data-reduces-motion>
          <Image image={picture} ratio="fill" sizes={sizes(picture)} className={s.media} />
        </div>
      ))}
    </div>
  )
}

type RowProps = { row: Row; group: string; isOpen: boolean }

/** One row. The shared `name` makes rows of a group close each other without JavaScript. */
function AccordionRow({ row: { title, text, link, shows }, group, isOpen }: RowProps) {
  const eyebrow = text?.eyebrow
  return (
    <details className={s.row} name={group} open={isOpen} data-shows={shows}>
      <summary className={s.summary}>
        {hasWords(eyebrow) && eyebrow !== title && <span className={s.eyebrow}>{eyebrow}</span>}
        <Display as="h2" title={title} isLong={isLong(title)} className={s.title} />
        <PlusIcon className={s.plus} />
      </summary>
      {(hasWords(text?.text) || link) && (
        <div className={s.panel}>
          <Prose html={text?.text} />
          {link && <TextLink to={link.to} label={link.label} />}
        </div>
      )}
    </details>
  )
}

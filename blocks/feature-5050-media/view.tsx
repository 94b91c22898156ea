import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './feature-5050-media.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

/** Two pictures or videos, the small one overlapping the large one, beside text. */
export function Feature5050Media(feature: Props) {
  const words = useWords().blocks
  const { text, link, media, place } = feature
  const [large, small] = shownMediaItems(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords) || link !== null
  if (!large && !hasText) return null

  return (
    <section
      className={classNames('block', large ? (small ? s.pair : s.single) : s.wide)}
      {...blockName(place, text ?? {}, words.feature)}
    >
      <div className={classNames('grid', s.row)}>
        {large && <Pictures large={large} small={small} />}
        {hasText && <TextColumn {...feature} />}
      </div>
    </section>
  )
}

function TextColumn({ text, link, place }: Props) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}

const TALL = 4 / 5
const SQUARE = 1

/** The large picture extends to the page's edge; the small one, if any, overlaps its corner. */
function Pictures({ large, small }: { large: ShownMedia; small: ShownMedia | undefined }) {
  return (
    <div className={s.pictures}>
      <figure className={s.large}>
        <Media {...large} ratio={TALL} boxes={boxesOf(TALL, [76, 60, 42])} />
      </figure>
      {small && (
        <figure className={s.small}>
          <Media {...small} ratio={SQUARE} boxes={boxesOf(SQUARE, [52, 46, 23])} />
        </figure>
      )}
    </div>
  )
}

/** `widths`: percent of the viewport on phone, tablet and desktop. */
function boxesOf(ratio: number, [phone, tablet, desk]: [number, number, number]) {
  return [
    { width: phone, ratio },
    { from: 650, width: tablet, ratio },
    { from: 1024, width: desk, ratio },
  ]
}

import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './experience-5050.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

/** A full-height picture or video beside text; neighbouring blocks join without a gap. */
export function Experience5050(experience: Props) {
  const words = useWords().blocks
  const { media, text, link, reverse, place } = experience
  const shown = shownMedia(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords) || link !== null
  if (!shown && !hasText) return null

  return (
    <section
      className={classNames(
        'block block--flush',
        s.experience,
        reverse && s.reverse,
        !shown && s.wordsOnly,
        !hasText && s.pictureOnly,
      )}
      {...blockName(place, text ?? {}, words.experience)}
    >
      {shown && <Figure {...shown} />}
      {hasText && <TextColumn {...experience} />}
    </section>
  )
}

const BOXES = [
  { width: 100, ratio: 4 / 5 },
  { from: 650, width: 50, ratio: 0.72 },
  { from: 1024, width: 59, ratio: 1 },
]

function Figure(shown: ShownMedia) {
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio="fill" boxes={BOXES} className={s.media} />
    </figure>
  )
}

function TextColumn({ text, link, place }: Props) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} className={s.text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}

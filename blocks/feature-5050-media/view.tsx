import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './feature-5050-media.module.css'
import type { fragment } from './fragment.ts'
import { Pictures } from './pictures.tsx'

type Props = BlockData<typeof fragment>

/** Two pictures or films, the small one overlapping the large one, beside text. */
export function Feature5050Media(feature: Props) {
  const { text, link, media, place } = feature
  const [large, small] = shownMediaItems(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords) || link !== null
  if (!large && !hasText) return null

  return (
    <section
      className={classNames('block', large ? (small ? s.pair : s.single) : s.wide)}
      {...blockName(place, text ?? {}, 'Feature')}
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
      <Eyebrow text={text?.eyebrow} hour={place.hour} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}

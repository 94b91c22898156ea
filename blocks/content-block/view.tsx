import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './content-block.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

/** A title beside running text and a link. */
export function ContentBlock({ eyebrow, title, text, link, customize, place }: Props) {
  const words = useWords().blocks
  if (![eyebrow, title, text].some(hasWords) && !link) return null

  return (
    <section
      className={classNames('block', !hasWords(title) && s.untitled)}
      {...chosenGround(customize)}
      {...blockName(place, { title, eyebrow }, words.text)}
    >
      <div className={classNames('grid', s.row)}>
        <Eyebrow text={eyebrow} className={s.eyebrow} />
        <BlockTitle title={title} place={place} className={s.title} />
        <Body text={text} link={link} />
      </div>
    </section>
  )
}

function Body({ text, link }: Pick<Props, 'text' | 'link'>) {
  if (!hasWords(text) && !link) return null

  return (
    <div className={s.body}>
      <Prose html={text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}

import { longTexts } from '@belvedere/kit/long-texts.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, paragraphs } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { isLong } from '../parts/text/is-long.ts'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './intro.module.css'

/** Longer texts are set one size smaller. */
const LONG = longTexts['intro.text']

/** A few sentences in large type. */
export function Intro({ eyebrow, text, xl, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  if (!hasWords(text)) return null

  return (
    <section
      className={classNames('block', s.intro, xl && s.xl)}
      {...blockName(place, { eyebrow }, words.introduction)}
    >
      <div className={classNames('grid', s.row)}>
        <Eyebrow text={eyebrow} className={s.eyebrow} />
        {paragraphs(text).map(({ at, lines }) => (
          <Display
            key={at}
            as="p"
            title={lines.map((line) => line.text).join('\n')}
            className={classNames(s.text, step(text, xl === true))}
          />
        ))}
      </div>
    </section>
  )
}

function step(text: string, isLarge: boolean) {
  const isTooLong = isLong(text, LONG)
  if (isLarge) return isTooLong ? s.d2 : s.d1
  return isTooLong ? s.d3 : s.d2
}

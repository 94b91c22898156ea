import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'
import s from './weather-content.module.css'

/** Mid-morning, until the behaviour sets the time. */
const MORNING = 0.36

/** A short text beside an arc with the sun at the local time of day. */
export function WeatherContent({ text, link, timeZone }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  if (!hasWords(text)) return null

  return (
    <section
      className={classNames('block', s.weather)}
      data-ground="pale"
      aria-label={words.weather}
    >
      <div className={classNames('grid', s.row)}>
        <div className={s.sky} data-sky="" data-time-zone={timeZone ?? undefined}>
          <BigArc hour={MORNING} className={s.arc} />
        </div>
        <div className={s.words}>
          <Display as="p" title={text} className={s.text} />
          {link && <TextLink to={link.to} label={link.label} />}
        </div>
      </div>
    </section>
  )
}

import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { WeatherSky } from '@belvedere/ui/themes/slots/weather-sky.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import type { fragment } from './fragment.ts'
import s from './weather-content.module.css'

/** A short text beside the sky at the local time of day, as the theme shows it. */
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
        <WeatherSky timeZone={timeZone} />
        <div className={s.words}>
          <Display as="p" title={text} className={s.text} />
          {link && <TextLink to={link.to} label={link.label} />}
        </div>
      </div>
    </section>
  )
}

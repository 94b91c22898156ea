import { classNames } from '@belvedere/ui/class-names.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { ByHour } from '../parts/evening/by-hour.tsx'
import base from './hero.module.css'
import type { HeroProps } from './hero-head.tsx'

type Props = Pick<HeroProps, 'subtitle' | 'evening'> & {
  /** Of the layout. */
  className: string | undefined
}

/** The text of a hero below its title. */
export function Subtitle({ subtitle, evening, className }: Props) {
  const own = classNames(base.subtitle, className)
  return (
    <ByHour day={subtitle} evening={evening?.subtitle} from={evening?.from} className={own}>
      {(words) => <Text text={words} reveal="words" className={own} />}
    </ByHour>
  )
}

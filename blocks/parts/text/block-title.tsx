import { Display } from '@belvedere/ui/display.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'
import { isLong } from './is-long.ts'
import { headingId } from './name.ts'

type Props = {
  title: string | null | undefined
  place: Place
  className?: string
  /** See `Display`. */
  byCharacter?: boolean
}

/** A block's heading: `h1` if it is the page's title, else `h2`. Renders nothing without text. */
export function BlockTitle({ title, place, className, byCharacter }: Props) {
  if (!hasWords(title)) return null

  return (
    <Display
      as={place.isPageTitle ? 'h1' : 'h2'}
      id={headingId(place)}
      title={title}
      isLong={isLong(title)}
      className={className}
      byCharacter={byCharacter}
    />
  )
}

import { Display } from '@belvedere/ui/display.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'
import { isLong } from './is-long.ts'
import { headingId } from './name.ts'

type Props = {
  title: string | null | undefined
  place: Place
  className?: string | undefined
  /** See `Display`. */
  byCharacter?: boolean
  /** What it says in the evening instead, and from which hour. */
  evening?: { title: string | null; from: number } | null
}

/** A block's heading: `h1` if it is the page's title, else `h2`. Renders nothing without text. */
export function BlockTitle({ title, place, className, byCharacter, evening }: Props) {
  if (!hasWords(title)) return null

  return (
    <Display
      as={place.isPageTitle ? 'h1' : 'h2'}
      id={headingId(place)}
      title={title}
      isLong={isLong(title)}
      className={className}
      byCharacter={byCharacter}
      evening={titled(evening)}
    />
  )
}

/** Without a title of its own the evening has that of the day. */
function titled(evening: Props['evening']) {
  const { title, from } = evening ?? {}
  return from !== undefined && hasWords(title) ? { title, from } : undefined
}

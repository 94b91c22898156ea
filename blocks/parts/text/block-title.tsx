import { Display } from '@belvedere/ui/display.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { Place } from '../../kind.ts'
import { isLong } from './is-long.ts'
import { headingId } from './name.ts'

type Props = { title: string | null | undefined; place: Place; className?: string }

/** A block's heading: the page's `h1` where the page says so, else `h2`. No words, no heading. */
export function BlockTitle({ title, place, className }: Props) {
  if (!hasWords(title)) return null

  return (
    <Display
      as={place.isPageTitle ? 'h1' : 'h2'}
      id={headingId(place)}
      title={title}
      isLong={isLong(title)}
      className={className}
    />
  )
}

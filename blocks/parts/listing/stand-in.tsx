import { classNames } from '@belvedere/ui/class-names.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { CSSProperties } from 'react'
import s from './listing.module.css'
import type { ShownListing } from './listing.ts'

type Props = { listing: Pick<ShownListing, 'title' | 'unit' | 'standIn'> }

const DRAWING = 'image/svg+xml'

/**
 * What a card shows in place of a missing picture, in its size: the plan, or a ground with the
 * unit's name, over a faint picture of the category. Styled in place, because few pages need it.
 */
export function StandIn({ listing: { title, unit, standIn } }: Props) {
  const small = standIn?.small
  return (
    <span className={classNames('media', s.media)} aria-hidden="true" data-stand-in="">
      {standIn?.mimeType === DRAWING ? (
        <img src={standIn.url} alt="" loading="lazy" style={WHOLE} />
      ) : (
        <>
          {small && <img {...small} sizes="34vw" alt="" loading="lazy" style={FAINT} />}
          <span className="d2" style={NAME}>
            {hasWords(unit) ? unit : plainTitle(title)}
          </span>
        </>
      )}
    </span>
  )
}

const WHOLE: CSSProperties = { objectFit: 'contain', padding: '8%' }
const FAINT: CSSProperties = { opacity: 0.22, filter: 'grayscale(1)' }
const NAME: CSSProperties = {
  ...{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' },
  ...{ padding: '8%', textAlign: 'center', overflowWrap: 'anywhere' },
}

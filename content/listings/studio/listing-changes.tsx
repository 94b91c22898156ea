import { useState } from 'react'
import type { PreviewListing } from '../preview.ts'

const PAGE = 50
const MAX_OPEN = 8

type Props = { listings: PreviewListing[]; count: number }

/** The listings that would be made or changed, field by field. */
export function ListingChanges({ listings, count }: Props) {
  const [shown, setShown] = useState(PAGE)
  if (count === 0) return null
  const rest = Math.min(listings.length, count) - shown
  const unlisted = count - listings.length
  return (
    <div className="sheet-changes">
      {listings.slice(0, shown).map((listing, i) => (
        <Changes key={listing.row} listing={listing} isOpen={i < MAX_OPEN} />
      ))}
      {rest > 0 && (
        <button type="button" className="work-more" onClick={() => setShown(shown + PAGE)}>
          Show more ({rest} left)
        </button>
      )}
      {rest <= 0 && unlisted > 0 && <p>And {unlisted} more, in the rows below these.</p>}
    </div>
  )
}

const EMPTY = <em>empty</em>

const FOUND_BY = { slug: 'found by its slug', title: 'found by its title', none: '' }

function Changes({ listing, isOpen }: { listing: PreviewListing; isOpen: boolean }) {
  const { row, title, by, fields } = listing
  const isNew = by === 'none'
  return (
    <details open={isOpen}>
      <summary>
        <span className={isNew ? 'sheet-new' : 'sheet-changed'}>{isNew ? 'New' : 'Changed'}</span>
        <strong>{title}</strong>
        <small>{[`row ${row}`, FOUND_BY[by]].filter(Boolean).join(', ')}</small>
      </summary>
      <dl>
        {fields.map(({ heading, before, after }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>
              {!isNew && (
                <>
                  <del>{before || EMPTY}</del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins>{after || EMPTY}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

'use client'

import { useSearchParams } from 'next/navigation.js'

/** Downloads the rows of the list with its filters and its search. */
export function ExportLink() {
  const shown = useSearchParams()
  const hrefOf = (format: string) => {
    const query = new URLSearchParams({ format })
    for (const [name, value] of shown) {
      if (name === 'search' || name.startsWith('where')) query.append(name, value)
    }
    return `/api/enquiries/export?${query}`
  }
  return (
    <p className="enquiry-export">
      Download:{' '}
      <a href={hrefOf('xlsx')} download>
        Excel
      </a>
      {' · '}
      <a href={hrefOf('csv')} download>
        CSV
      </a>
    </p>
  )
}

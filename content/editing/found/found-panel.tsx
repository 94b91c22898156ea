'use client'

import { SearchResult } from './search-result.tsx'
import { ShareResult } from './share-result.tsx'
import { useFound } from './use-found.ts'

/**
 * The page in the results of a search engine and in a message, from the current state of the form.
 */
export function FoundPanel() {
  const { view, isLate } = useFound()
  return (
    <section className="found-panel" aria-label="How this page is found">
      {isLate && (
        <p className="found-panel__late" role="status">
          This view is not up to date: the content service does not answer.
        </p>
      )}
      {view ? (
        <div className="found-panel__views">
          <SearchResult view={view} />
          <ShareResult view={view} />
        </div>
      ) : (
        !isLate && <p className="found-panel__late">Loading how this page is found …</p>
      )}
    </section>
  )
}

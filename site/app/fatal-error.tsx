import { isRead } from '@belvedere/ui/device-now.ts'
import { reloadOnce } from '@belvedere/ui/reload-once.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { errorWords } from '../shell/error-words.ts'
import { KeptContent } from './kept-content.tsx'
import { PageAwayError } from './page-away-error.ts'

/**
 * Stands in for the content of a place that failed in the browser. The screen is part of the first
 * script: without a network nothing could be fetched for it. A crawler keeps what it has (spec §8).
 */
export function FatalError({ place }: { place: string }) {
  const error = useRouteError()
  const isCrawler = isRead()
  useEffect(() => {
    console.error('The page failed:', error)
    if (!isCrawler && !(error instanceof PageAwayError)) reloadOnce()
  }, [error, isCrawler])
  return isCrawler ? <KeptContent place={place} /> : <Failure error={error} />
}

/** A page that failed is loaded anew once, and only then given up; one that is away may be near. */
function Failure({ error }: { error: unknown }) {
  const status = error instanceof PageAwayError ? 503 : 500
  return (
    <>
      <title>{errorWords[status].title}</title>
      <ErrorScreen status={status} />
    </>
  )
}

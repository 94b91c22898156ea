import { lazy, Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { reloadOnce } from '../client/reload-once.ts'

const ErrorScreen = lazy(async () => {
  const { ErrorScreen } = await import('../shell/error-screen.tsx')
  return { default: ErrorScreen }
})

const CRAWLER = /bot|crawl|spider|lighthouse|facebookexternalhit|preview|slurp/i

/** A page that failed in the browser: loaded anew once, and only then given up (spec §8). */
export function FatalError() {
  const error = useRouteError()
  useEffect(() => {
    console.error('The page failed:', error)
    if (!CRAWLER.test(navigator.userAgent)) reloadOnce(location.pathname)
  }, [error])
  return (
    <Suspense>
      <ErrorScreen status={500} />
    </Suspense>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../browser/store/context.tsx'
import type { Cookies } from './cookies.tsx'
import { afterSplash } from './splash/after-splash.ts'

type Question = { Cookies: typeof Cookies }

const DELAY_MS = 6000

/**
 * The question about cookies, which is fetched six seconds after the page has appeared with the
 * splash gone, and a way to have it asked again where it is not switched off. Without settings
 * nothing is asked and no answer forgotten.
 */
export function useCookies() {
  const isOn = useSite(({ features }) => features.cookieBanner)
  const isTime = useSite(({ flags, site }) => flags.loaded && site !== null)
  const [question, setQuestion] = useState<Question>()
  const [wishes, setWishes] = useState(0)
  const fetchQuestion = useCallback(() => {
    import('./cookies.tsx').then(setQuestion, (error) =>
      console.error('The question about cookies did not load:', error),
    )
  }, [])

  useEffect(() => {
    if (!isTime) return
    const wait = new AbortController()
    afterSplash(fetchQuestion, DELAY_MS, wait.signal)
    return () => wait.abort()
  }, [isTime, fetchQuestion])

  const ask = () => {
    setWishes((count) => count + 1)
    fetchQuestion()
  }
  return { question, isOn, wishes, ask: isOn ? ask : undefined }
}

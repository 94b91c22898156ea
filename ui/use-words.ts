import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { createContext, use } from 'react'

/** The words that everything is rendered with; on the server only. */
export const WordsContext = createContext<SiteWords>(ENGLISH)

/** The words of the site, while rendering. Scripts in the browser find theirs in the HTML. */
export function useWords(): SiteWords {
  return use(WordsContext)
}

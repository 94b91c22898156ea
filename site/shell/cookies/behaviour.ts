import type { SiteState } from '../../browser/store/store.ts'
import { watch } from '../../browser/store/watch.ts'
import type { Attach } from '../part.ts'
import { COOKIES } from '../places.ts'
import { afterSplash } from '../splash/after-splash.ts'
import type { createQuestion } from './ask.ts'

const DELAY_MS = 6000

type Question = ReturnType<typeof createQuestion>

/**
 * Asks about cookies six seconds after the page has appeared with the splash gone, and again of who
 * presses the button in the footer. What does so is fetched when its time comes.
 */
export const attach: Attach = ({ store }) => {
  const place = document.getElementById(COOKIES)
  if (!place) return

  let fetched: Promise<Question> | undefined
  const question = async (act: (question: Question) => void) => {
    fetched ??= import('./ask.ts').then(({ createQuestion }) => createQuestion(place))
    try {
      act(await fetched)
    } catch (error) {
      fetched = undefined
      console.error('The question about cookies did not load:', error)
    }
  }
  const begin = () =>
    afterSplash(() => question(({ offer }) => offer()), DELAY_MS, new AbortController().signal)
  if (isLoaded(store.getState())) begin()
  else watch(store, isLoaded, begin)
  document
    .querySelector(`[aria-controls=${COOKIES}]`)
    ?.addEventListener('click', () => question(({ ask }) => ask()))
}

function isLoaded({ flags }: SiteState) {
  return flags.loaded
}

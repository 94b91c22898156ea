import type { SiteState } from '../../browser/store/store.ts'
import { watch } from '../../browser/store/watch.ts'
import { COOKIES } from '../element-ids.ts'
import type { Attach } from '../part.ts'
import { afterSplash } from '../splash/after-splash.ts'
import type { createBanner } from './banner.ts'

const DELAY_MS = 6000

type Banner = ReturnType<typeof createBanner>

/**
 * Shows the cookie banner six seconds after the page has loaded and the splash has gone, and again
 * when the button in the footer is pressed. Its script is loaded when it is needed.
 */
export const attach: Attach = ({ store, register }) => {
  const region = document.getElementById(COOKIES)
  if (!region) return

  let fetched: Promise<Banner> | undefined
  const withBanner = async (act: (banner: Banner) => void) => {
    fetched ??= import('./banner.ts').then((it) => it.createBanner(region))
    try {
      act(await fetched)
    } catch (error) {
      fetched = undefined
      console.error('Cookie banner failed to load:', error)
    }
  }
  const offerLater = () =>
    afterSplash(() => withBanner(({ offer }) => offer()), DELAY_MS, new AbortController().signal)
  register({ enter: () => fetched && withBanner(({ enter }) => enter()) })
  if (isLoaded(store.getState())) offerLater()
  else watch(store, isLoaded, offerLater)
  document
    .querySelector(`[aria-controls=${COOKIES}]`)
    ?.addEventListener('click', () => withBanner(({ open }) => open()))
}

function isLoaded({ flags }: SiteState) {
  return flags.loaded
}

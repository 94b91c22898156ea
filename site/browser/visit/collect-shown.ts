import type { PagePart, ShownPage } from '../../shell/part.ts'

/** Takes the pages that have been shown, and all later ones. */
export type FollowShown = (take: (page: ShownPage) => void) => void

/** Collects the pages that are shown until the script that counts them has loaded. */
export function collectShown(register: (part: PagePart) => void): FollowShown {
  const early: ShownPage[] = []
  let take = (page: ShownPage): void => {
    early.push(page)
  }
  register({ enter: (page) => take(page) })
  return (then) => {
    take = then
    early.forEach(then)
  }
}

import type { Picture } from '@belvedere/ui/picture.ts'

type Options = {
  /** Fetches the share image of a page; rejects if the server cannot be reached. */
  fetchImage: (path: string) => Promise<Picture | null>
  /** Called with the image of the latest link; null if it has none. */
  show: (picture: Picture | null) => void
}

/**
 * Returns a function that shows the share image of the page behind a link. One request runs at a
 * time; when it ends only the latest link is fetched. Results are cached.
 */
export function createSharePictures({ fetchImage, show }: Options): (to: string) => void {
  const known = new Map<string, Picture | null>()
  let current: string | undefined
  let isLoading = false

  const settle = () => {
    const picture = current === undefined ? undefined : known.get(current)
    if (picture !== undefined) return show(picture)
    if (current !== undefined && !isLoading) void load(current)
  }
  const load = async (path: string) => {
    isLoading = true
    const picture = await fetchImage(path).catch(() => undefined)
    isLoading = false
    if (picture !== undefined) known.set(path, picture)
    else if (current === path) giveUp()
    settle()
  }
  // The image of the previous link must not stand for this one.
  const giveUp = () => {
    current = undefined
    show(null)
  }
  return (to) => {
    current = ownPath(to)
    if (current === undefined) show(null)
    else settle()
  }
}

/** The path of a page of this site; undefined for other addresses. */
function ownPath(to: string): string | undefined {
  return /^\/(?!\/)[^?#.]*/.exec(to)?.[0]
}

import type { Picture } from '@belvedere/ui/picture.ts'

type Options = {
  /** Asks for the picture of a page; fails where nothing answers. */
  ask: (path: string) => Promise<Picture | null>
  /** Told the picture of the page pointed at last; null where it has none. */
  show: (picture: Picture | null) => void
}

/**
 * The pictures of the pages that links lead to. At most one is asked for at a time, and only the
 * last of those pointed at meanwhile comes next; what was answered is remembered.
 */
export function createSharePictures({ ask, show }: Options): (to: string) => void {
  const known = new Map<string, Picture | null>()
  let wanted: string | undefined
  let isAsking = false

  const settle = () => {
    const picture = wanted === undefined ? undefined : known.get(wanted)
    if (picture !== undefined) return show(picture)
    if (wanted !== undefined && !isAsking) void askFor(wanted)
  }
  const askFor = async (path: string) => {
    isAsking = true
    const picture = await ask(path).catch(() => undefined)
    isAsking = false
    if (picture !== undefined) known.set(path, picture)
    else if (wanted === path) giveUp()
    settle()
  }
  // The picture of the link before would say that it belongs to this one.
  const giveUp = () => {
    wanted = undefined
    show(null)
  }
  return (to) => {
    wanted = pathOf(to)
    if (wanted === undefined) show(null)
    else settle()
  }
}

/** The page of this site that a link leads to. */
function pathOf(to: string): string | undefined {
  return /^\/(?!\/)[^?#.]*/.exec(to)?.[0]
}

import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { ResultOf } from '../../graphql.ts'
import { pictureOf } from '../image/picture.ts'
import { filmPage } from './film-page.ts'
import type { mediaItemFragment } from './fragment.ts'

export type MediaItem = ResultOf<typeof mediaItemFragment>

/** What to show of a media item: a video with its poster, or a picture. */
export type ShownMedia = { picture: Picture | null; film: FilmSource | null }

/** The picture of a media item, or else its video's poster. */
function pictureOrPoster(media: MediaItem | null | undefined): Picture | null {
  return pictureOf(media?.image) ?? pictureOf(media?.videoFallbackImage)
}

/** What to show of a media item; null if nothing is left. */
export function shownMedia(media: MediaItem | null | undefined): ShownMedia | null {
  const film = filmOf(media)
  const poster = film && pictureOf(media?.videoFallbackImage)
  const picture = poster ?? pictureOrPoster(media)
  return film || picture ? { film, picture } : null
}

/** An uploaded video comes first: it needs no consent for third parties. */
function filmOf(media: MediaItem | null | undefined): FilmSource | null {
  if (media?.video) return { address: media.video.url }
  return filmPage(media?.videoUrl ?? '')
}

/** The items of a list that have something to show, with their ids. */
export function shownMediaItems(
  rows: (MediaItem & { id: string })[],
): (ShownMedia & { id: string })[] {
  return rows.flatMap((row) => {
    const shown = shownMedia(row)
    return shown ? [{ ...shown, id: row.id }] : []
  })
}

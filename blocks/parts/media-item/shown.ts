import type { FilmSource } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { ResultOf } from '../../graphql.ts'
import { pictureOf } from '../image/picture.ts'
import { filmPage } from './film-page.ts'
import type { mediaItemFragment } from './fragment.ts'

export type MediaItem = ResultOf<typeof mediaItemFragment>

/** What a media item shows: a film over its still, or a picture. */
export type Shown = { picture: Picture | null; film: FilmSource | null }

/** The picture of a media item by itself: its own, else the still of its film. */
function stillOf(media: MediaItem | null | undefined): Picture | null {
  return pictureOf(media?.image) ?? pictureOf(media?.videoFallbackImage)
}

/** What to show of a media item where a film may play; null where there is nothing left to show. */
export function shownOf(media: MediaItem | null | undefined): Shown | null {
  const film = filmOf(media)
  const poster = film && pictureOf(media?.videoFallbackImage)
  const picture = poster ?? stillOf(media)
  return film || picture ? { film, picture } : null
}

/** A film of our own comes first: it needs nobody else's leave. */
function filmOf(media: MediaItem | null | undefined): FilmSource | null {
  if (media?.video) return { address: media.video.url }
  return filmPage(media?.videoUrl ?? '')
}

/** The rows of a list that have something to show, each with its id. */
export function shownRows(rows: (MediaItem & { id: string })[]): (Shown & { id: string })[] {
  return rows.flatMap((row) => {
    const shown = shownOf(row)
    return shown ? [{ ...shown, id: row.id }] : []
  })
}

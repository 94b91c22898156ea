import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import { isFullScreen } from './look.ts'

type Data = Pick<ResultOf<typeof fragment>, 'media' | 'dusk' | 'timeZone' | 'look'>

/**
 * The time zone that decides when a hero shows dusk, empty for the visitor's own; null without a
 * full-screen picture that has a version at dusk.
 */
export function duskZone({ media, dusk, timeZone, look }: Data): string | null {
  const hasDusk = isFullScreen({ look }) && shownMedia(media)?.picture && pictureOf(dusk)
  return hasDusk ? (timeZone ?? '') : null
}

import { Pixels } from '../../image.tsx'
import type { Picture } from '../../picture.ts'
import { coverSizes, FULL_SCREEN } from '../../sizes.ts'
import s from './dawn.module.css'

/** The frame of an opening's picture at other hours. */
export type Frames = { noon: Picture | null; dusk: Picture | null }

/** The classes of an opening that dawns: of itself and of its text. */
export const DAWNING = { opening: s.dawns, head: s.head }

/**
 * The same frame at noon and at dusk. A template loads nothing; `show-hour.ts` takes one of the
 * pictures out of it when the page has loaded. Without scripts the main picture stays.
 */
export function OpeningHours({ noon, dusk }: Frames) {
  return Object.entries({ noon, dusk }).map(
    ([hour, picture]) =>
      picture && (
        <template key={hour} data-hour={hour}>
          <span className={s.hour} data-hour={hour}>
            <Pixels
              image={picture}
              sizes={coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)}
              isDecorative
            />
          </span>
        </template>
      ),
  )
}

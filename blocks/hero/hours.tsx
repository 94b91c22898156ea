import { Pixels } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import s from './dawn.module.css'

/** The frame of a hero's picture at other hours. */
export type PicturesOfHours = { noon: Picture | null; dusk: Picture | null }

/**
 * The same frame at noon and at dusk. A template loads nothing; `show-hour.ts` takes one of them out
 * of it when the page has loaded. Without scripts the main picture stays.
 */
export function Hours({ noon, dusk }: PicturesOfHours) {
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

import { Pixels } from '../../image.tsx'
import type { Picture } from '../../picture.ts'
import type { Shading } from '../../shade.ts'
import { coverSizes, FULL_SCREEN } from '../../sizes.ts'
import s from './dawn.module.css'

/** The frame of an opening's picture at other hours, and what words and shades are like at dusk. */
export type Frames = {
  noon: Picture | null
  dusk: Picture | null
  atDusk?: Shading | undefined
}

/** The classes of an opening that dawns: of itself and of its text. */
export const DAWNING = { opening: s.dawns, head: s.head, foot: s.foot }

/**
 * The same frame at noon and at dusk. A template loads nothing; `show-hour.ts` takes one of the
 * pictures out of it when the page has loaded, and gives the opening the tone and the shades that the
 * template has. Without scripts the main picture stays.
 */
export function OpeningHours({ noon, dusk, atDusk }: Frames) {
  return Object.entries({ noon, dusk }).map(
    ([hour, picture]) =>
      picture && (
        <template key={hour} {...(hour === 'dusk' && atDusk)} data-hour={hour}>
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

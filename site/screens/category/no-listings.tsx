import { pagePath } from '@belvedere/blocks/page-path.ts'
import { BigArc } from '@belvedere/ui/arc.tsx'
import { Button } from '@belvedere/ui/button.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = {
  counts: Counts
  path: string
  /** Shown if the category has no listings. */
  picture: Picture | null
  /** The real estate overview; null while it is not published. */
  overview: object | null
}

/** The arc's last hour, after sunset. */
const NIGHT = 1

/** The message for an empty category or filter result, with a link to other listings. */
export function NoListings({ counts, path, picture, overview }: Props) {
  const isEmpty = counts.all === 0
  return (
    <>
      {isEmpty && picture && (
        <Image image={picture} ratio={21 / 9} sizes="92vw" priority className={s.picture} />
      )}
      <div className={s.none}>
        <BigArc hour={NIGHT} className={s.arc} />
        <p className={s.sentence}>{isEmpty ? words.noneYet : words.noneChosen}</p>
        {isEmpty && overview && (
          <Button to={pagePath('real_estate_overview')} label={words.realEstate} />
        )}
        {!isEmpty && <Button to={path} label={words.showAll} />}
      </div>
    </>
  )
}

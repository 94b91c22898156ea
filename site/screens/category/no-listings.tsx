import { pagePath } from '@belvedere/blocks/page-path.ts'
import { noneSentence } from '@belvedere/blocks/parts/listing/filters.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { NoneSign } from '@belvedere/ui/themes/slots/none-sign.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = {
  choice: ListChoice
  counts: Counts
  path: string
  /** Shown if the category has no listings. */
  picture: Picture | null
  /** The real estate overview; null while it is not published. */
  overview: object | null
}

/** The message for an empty category or filter result, with a link to other listings. */
export function NoListings({ choice, counts, path, picture, overview }: Props) {
  const isEmpty = counts.all === 0
  const words = useWords()
  return (
    <>
      {isEmpty && picture && (
        <Image image={picture} ratio={21 / 9} sizes="92vw" priority className={s.picture} />
      )}
      <div className={s.none}>
        <NoneSign />
        <p className={s.sentence}>
          {isEmpty
            ? words.list.noneYet
            : noneSentence(Object.keys({ ...choice.chosen, ...choice.facts }), words)}
        </p>
        {isEmpty && overview && (
          <Button to={pagePath('real_estate_overview')} label={words.pages.realEstate} />
        )}
        {!isEmpty && <Button to={path} label={words.list.showAll} />}
      </div>
    </>
  )
}

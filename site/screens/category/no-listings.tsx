import { pagePath } from '@belvedere/blocks/page-path.ts'
import { noneSentence } from '@belvedere/blocks/parts/listing/filters.ts'
import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { NoneSign } from '@belvedere/ui/themes/slots/none-sign.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import s from './category.module.css'
import type { Elsewhere } from './elsewhere.ts'
import type { Counts } from './fetch-listings.ts'

type Props = {
  choice: ListChoice
  counts: Counts
  path: string
  /** Shown if the category has no listings. */
  picture: Picture | null
  /** The real estate overview; null while it is not published. */
  overview: object | null
  elsewhere: readonly Elsewhere[]
}

/** The message for an empty category or filter result, with links to other listings. */
export function NoListings({ choice, counts, path, picture, overview, elsewhere }: Props) {
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
            : noneSentence({ ...choice.chosen, ...choice.facts }, words)}
        </p>
        {isEmpty && overview && (
          <Button to={pagePath('real_estate_overview')} label={words.pages.realEstate} />
        )}
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map((other) => (
              <li key={other.to}>
                <TextLink to={other.to} label={labelOf(other, words)} />
              </li>
            ))}
          </ul>
        )}
        {!isEmpty && <Button to={path} label={words.list.showAll} />}
      </div>
    </>
  )
}

function labelOf({ title, count }: Elsewhere, words: SiteWords) {
  const category = plainTitle(title)
  if (count === undefined) return category
  return say(words.list.elsewhere, { ...inWords(count, words), category }, words.locale)
}

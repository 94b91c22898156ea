import { Image } from '@belvedere/ui/image.tsx'
import { withoutPreview } from '@belvedere/ui/picture.ts'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'
import s from './globe.module.css'
import { coordinatesOf } from './places.ts'

type Community = ResultOf<typeof fragment>['communities'][number]
type Props = { title: string | null; communities: Community[] }

/** The other communities, in a strip. */
export function Communities({ title, communities }: Props) {
  const words = useWords().blocks
  return (
    <>
      {hasWords(title) && <h3 className={s.subtitle}>{title}</h3>}
      <Strip label={words.communities} className={s.strip}>
        {communities.map((community) => (
          <li key={community.id} className={s.card} data-community={coordinatesOf(community)}>
            <Card community={community} />
          </li>
        ))}
      </Strip>
      {communities.length > 1 && <Stepper label={words.communities} className={s.stepper} />}
    </>
  )
}

/** The name describes the picture. */
function Card({ community: { title, location, image, logo } }: { community: Community }) {
  const picture = pictureOf(image)
  return (
    <>
      {picture && (
        <Image
          image={withoutPreview(picture)}
          ratio={1}
          sizes="13.2rem"
          isDecorative
          className={s.media}
        />
      )}
      <div className={s.words}>
        <p className={s.community} data-name="">
          {logo ? <Logo logo={logo} name={title ?? ''} /> : plainTitle(title ?? '')}
        </p>
        {hasWords(location) && <p className={s.location}>{location}</p>}
      </div>
    </>
  )
}

function Logo({ logo, name }: { logo: NonNullable<Community['logo']>; name: string }) {
  const { url, width, height } = logo
  const size = width && height ? { width, height } : {}
  return <img className={s.logo} src={url} alt={name} {...size} loading="lazy" />
}

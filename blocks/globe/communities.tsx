import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'
import s from './globe.module.css'

type Community = ResultOf<typeof fragment>['communities'][number]
type Props = { title: string | null; communities: Community[] }

const NAME = 'Communities'

/** The other communities, in a strip that extends to the page's edge. */
export function Communities({ title, communities }: Props) {
  return (
    <div className={s.communities}>
      <div className={s.head}>
        {hasWords(title) && <h3 className={s.subtitle}>{title}</h3>}
        {communities.length > 1 && <Stepper label={NAME} className={s.stepper} />}
      </div>
      <Strip label={NAME} className={s.strip}>
        {communities.map((community) => (
          <li key={community.id} className={s.card}>
            <Card community={community} />
          </li>
        ))}
      </Strip>
    </div>
  )
}

/** The name describes the picture. */
function Card({ community: { title, location, image, logo } }: { community: Community }) {
  const picture = pictureOf(image)
  return (
    <>
      {picture && (
        <Image image={picture} ratio={1} sizes="13.2rem" isDecorative className={s.media} />
      )}
      <div className={s.words}>
        {logo ? (
          <Logo logo={logo} name={title ?? ''} />
        ) : (
          <Display as="p" title={title ?? ''} className={s.community} />
        )}
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

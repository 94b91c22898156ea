import type { FloorPlan } from '@belvedere/kit/day/floor-plan.ts'
import type { RoomCount } from '@belvedere/kit/day/other-floors.ts'
import { say } from '@belvedere/kit/words/say.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ReactNode } from 'react'
import { fitPlan } from '../day/dial.ts'
import { Lines, Names } from './drawing.tsx'
import { OtherFloors } from './other-floors.tsx'
import s from './plan.module.css'

type Props = { plan: FloorPlan; title: string; has: RoomCount }

/** The plan alone: no sun reaches its rooms, or the location of the property is unknown. */
export function PlainPlan({ plan: drawn, title, has }: Props) {
  const { plan } = fitPlan(drawn)
  const { width, height } = plan
  const { listing, locale } = useWords()
  const box = [-width / 2, -height / 2, width, height].map((side) => side * 1.02)
  return (
    <PlanSection>
      <div className={`${s.dial} ${s.plain}`} data-reveal="fade">
        <svg
          viewBox={box.map(Math.round).join(' ')}
          role="img"
          aria-label={say(listing.planOf, { title }, locale)}
        >
          <Lines plan={plan} />
          <Names rooms={plan.rooms} />
        </svg>
      </div>
      <OtherFloors plan={plan} has={has} />
    </PlanSection>
  )
}

/** An SVG without the layers of a plan, as it was uploaded. */
export function PlanPicture({ picture }: { picture: Picture }) {
  const { aspectRatio } = picture.responsiveImage
  return (
    <PlanSection>
      <Image
        image={picture}
        ratio={aspectRatio}
        sizes={coverSizes(aspectRatio, [{ width: 100, ratio: 1 }])}
      />
    </PlanSection>
  )
}

function PlanSection({ children }: { children: ReactNode }) {
  return (
    <section className={`block ${s.section}`} aria-labelledby="plan-title">
      <div className={`grid ${s.grid}`}>
        <h2 id="plan-title" className={s.title}>
          {useWords().listing.plan}
        </h2>
        {children}
      </div>
    </section>
  )
}

import { BigArc } from '@belvedere/ui/arc.tsx'
import { Button } from '@belvedere/ui/button.tsx'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { DuskPicture } from './dusk-picture.tsx'
import s from './errors.module.css'
import { type ErrorStatus, errorWords } from './words.ts'

/** Late enough for the sun to touch the horizon under the heading. */
const sunset = 0.994

/**
 * The one error screen: a hero at dusk. A page's single block. It has no ids, for a document may
 * hold three: one that is shown, and those that wait in templates.
 */
export function ErrorScreen({ status }: { status: ErrorStatus }) {
  const { label, heading, text, button } = errorWords[status]
  const [before, contact, after] = text
  return (
    <section
      className={`on-media ${s.error}`}
      data-tone="dark"
      data-over-media
      data-error-screen
      aria-label={heading}
    >
      <DuskPicture />
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <BigArc hour={sunset} className={s.arc} />
          <Eyebrow text={label} hour={0.95} className={s.label} />
          <h1 className="mega">{heading}</h1>
        </div>
        <div className={s.foot}>
          <p className={s.text}>
            {before}
            <a href="/contact">{contact}</a>
            {after}
          </p>
          <Button {...button} background hasArrow />
        </div>
      </div>
    </section>
  )
}

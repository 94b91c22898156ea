import { Button } from '@belvedere/ui/button.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { ErrorLabel } from '@belvedere/ui/themes/slots/error-label.tsx'
import { ErrorOrnament } from '@belvedere/ui/themes/slots/error-ornament.tsx'
import { use } from 'react'
import { BrandContext } from '../brand/context.ts'
import s from './errors.module.css'
import { type ErrorStatus, errorWords } from './words.ts'

/** The picture fills the screen, so the height of the screen decides its width. */
const BACKGROUND = {
  ratio: 'fill',
  sizes: 'max(100vw, 178vh)',
  priority: true,
  isDecorative: true,
} as const

type Props = {
  status: ErrorStatus
  /** Omits the picture of the brand. */
  isPlain?: boolean
}

/**
 * The error screen: a hero, and the only block of its page. It has no ids, because a
 * document may hold it three times: shown, and in two templates.
 */
export function ErrorScreen({ status, isPlain = false }: Props) {
  const { words, errorPicture: picture, inquireTo } = use(BrandContext)
  const { label, heading, text, button } = errorWords(words, status)
  const [before, contact, after] = text
  return (
    <section
      className={`on-media ${s.error}`}
      data-tone="dark"
      data-over-media="plain"
      data-error-screen
      aria-label={heading}
    >
      {picture && !isPlain && <Image image={picture} {...BACKGROUND} className={s.picture} />}
      <div className={`grid ${s.body}`}>
        <div className={s.head}>
          <ErrorOrnament status={label} />
          <ErrorLabel status={label} className={s.label} />
          <h1 className="mega">{heading}</h1>
        </div>
        <div className={s.foot}>
          {(before || contact) && (
            <p className={s.text}>
              {before}
              {contact && inquireTo ? <a href={inquireTo}>{contact}</a> : contact}
              {after}
            </p>
          )}
          <Button {...button} background hasArrow />
        </div>
      </div>
    </section>
  )
}

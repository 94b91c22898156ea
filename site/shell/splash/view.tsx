import { SplashSign } from '@belvedere/ui/themes/slots/splash-sign.tsx'
import { use } from 'react'
import { BrandContext } from '../brand/context.ts'
import type { Piece } from '../brand/mark.ts'
import { Wordmark } from '../wordmark.tsx'
import s from './splash.module.css'

/**
 * The mark that draws itself at the start of a visit. It is decoration in front of a complete page,
 * so it is hidden from screen readers. Ring and mark are fully drawn; boxes in the background
 * colour cover them and turn away, each clipped by its parent. Later elements lie above earlier
 * ones, so the covers of the ring hide the ring only. Below the SVG are the parts that open as the
 * splash leaves.
 */
export function Splash() {
  const { still, rise, line } = use(BrandContext).mark
  return (
    <div id="splash" className={s.splash} aria-hidden="true" data-reduces-motion="">
      <div className={s.ground} />
      <div className={s.art}>
        <div className={s.opening}>{rise && <SplashSign inset={rise.inset} />}</div>
        <div className={s.leaving}>
          <div className={s.drawing}>
            <div className={s.mark}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="48.6" />
              </svg>
              <i className={s.right} />
              <i className={s.left} />
              <Shapes piece={still} />
              <i className={s.above} />
              <i className={s.below} />
              {rise && <Moving piece={rise} className={s.rise} />}
              {line && <Moving piece={line} className={s.horizon} />}
            </div>
            <Wordmark />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A part that moves within its own box. */
function Moving({ piece, className }: { piece: Piece; className: string | undefined }) {
  return (
    <i className={s.box} style={{ inset: piece.inset }}>
      <Shapes piece={piece} className={className} />
    </i>
  )
}

function Shapes({ piece, className }: { piece: Piece; className?: string | undefined }) {
  return (
    <svg
      viewBox={piece.viewBox}
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the content service
      dangerouslySetInnerHTML={{ __html: piece.html }}
    />
  )
}

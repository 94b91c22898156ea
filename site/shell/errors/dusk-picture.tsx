import s from './errors.module.css'

/**
 * The villa at dusk, in landscape above 649 px and in portrait below. The files are in
 * `public/assets`, because this screen must work when nothing else can be reached; their names
 * contain their hash.
 */
export function DuskPicture() {
  return (
    <picture>
      <source
        media="(max-width: 649px)"
        type="image/avif"
        srcSet="/assets/dusk-tall-430-7388403e.avif 430w, /assets/dusk-tall-830-0ff90228.avif 830w"
        sizes="max(100vw, 58vh)"
      />
      <source media="(max-width: 649px)" srcSet="/assets/dusk-tall-830-e6baf005.jpg" />
      <source
        type="image/avif"
        srcSet="/assets/dusk-wide-1280-917a4b00.avif 1280w, /assets/dusk-wide-2400-b7100223.avif 2400w"
        sizes="max(100vw, 178vh)"
      />
      <img
        className={s.picture}
        src="/assets/dusk-wide-1600-0d032c7a.jpg"
        width={1600}
        height={900}
        alt=""
        loading="eager"
        fetchPriority="high"
      />
    </picture>
  )
}

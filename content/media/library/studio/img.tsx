import type { ComponentProps } from 'react'

/** A picture of the library: the media service makes its sizes, so Next's own image is not used. */
export function Img(props: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: see above.
  return <img {...props} alt={props.alt ?? ''} />
}

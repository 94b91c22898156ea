import { formatMediaAddress } from '@belvedere/kit/media-address.ts'
import type { Preview } from '../preview.ts'
import type { Card } from './card.ts'
import { Img } from './img.tsx'
import { KindIcon } from './kind-icon.tsx'

type Props = { card: Card; preview: Preview | undefined }

/** A file without a focal point: a video to play, or an SVG, a document, a model. */
export function Still({ card: { kind, filename }, preview }: Props) {
  return (
    <div className="library-file__still">
      {kind === 'film' ? (
        // biome-ignore lint/a11y/useMediaCaption: films of the library are silent.
        <video
          className="library-file__image"
          controls
          preload="none"
          poster={preview?.large}
          src={formatMediaAddress({ file: filename })}
        />
      ) : preview ? (
        <Img className="library-file__image" src={preview.large} />
      ) : (
        <KindIcon kind={kind} />
      )}
    </div>
  )
}

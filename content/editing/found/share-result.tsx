import type { FoundView } from '../../delivery/found/view.ts'

/** The page as a message or a network shows a link to it. */
export function ShareResult({ view }: { view: FoundView }) {
  const { picture, problem, share, address } = view
  return (
    <figure className="found-result">
      <figcaption>In messages and networks</figcaption>
      <div className="found-card">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: it is in the answer already.
          <img src={picture} width={1200} height={630} alt={`Share picture: ${share.title}`} />
        ) : (
          <p className="found-card__none">{problem ?? 'The share picture is being drawn …'}</p>
        )}
        <div className="found-card__words">
          <p className="found-card__host">{address === null ? '' : new URL(address).host}</p>
          <p className="found-card__title">{share.title || 'No title'}</p>
          {share.description && <p className="found-card__text">{share.description}</p>}
        </div>
      </div>
    </figure>
  )
}

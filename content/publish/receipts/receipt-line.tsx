import { Link } from '@payloadcms/ui'
import { useReceipt } from './use-receipt.ts'

type Props = {
  /** The path of the receipt in the API. */
  url: string
  /** The time of the publish, or another text that changes with it; empty before the first. */
  published: string | undefined
}

/**
 * How many pages of the site are fresh after a publish, and which; nothing if no page was affected.
 */
export function ReceiptLine({ url, published }: Props) {
  const shown = useReceipt(url, published)
  if (!shown) return null
  const { said, site } = shown
  return (
    <div className="receipt" data-tone={said.tone} role="status">
      <span>{said.text}</span>
      {said.paths.length > 0 && (
        <details>
          <summary>Which?</summary>
          <ul>
            {said.paths.map((path) => (
              <li key={path}>
                <Link href={site + path} target="_blank">
                  {path}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

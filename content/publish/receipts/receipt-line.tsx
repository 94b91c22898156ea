import { Link } from '@payloadcms/ui'
import { useReceipt } from './use-receipt.ts'

type Props = {
  /** Where the service has the receipt. */
  url: string
  /** The moment of the publish, or another text that changes with it; nothing before the first. */
  published: string | undefined
}

/** How many pages of the site are fresh after a publish, and which; nothing if it changed none. */
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

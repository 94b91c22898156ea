import { type RichTag, RichText } from '@belvedere/ui/rich-text.tsx'

/** An address is lines, and perhaps a link. */
const ADDRESS_TAGS: RichTag[] = ['p', 'br', 'a', 'strong', 'em']

const addressId = 'menu-address'

/**
 * Reading rich text takes nearly two kilobytes of script, so that is the server's work alone: the
 * browser goes on with what it finds in the document.
 */
export function MenuAddress({ html }: { html: string }) {
  if (import.meta.env.SSR)
    return (
      <address id={addressId}>
        <RichText html={html} allow={ADDRESS_TAGS} />
      </address>
    )
  return (
    <address
      id={addressId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server has drawn it
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}

const drawn = import.meta.env.SSR ? '' : (document.getElementById(addressId)?.innerHTML ?? '')

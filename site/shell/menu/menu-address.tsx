import { type RichTag, RichText } from '@belvedere/ui/rich-text.tsx'

/** An address consists of lines and perhaps a link. */
const ADDRESS_TAGS: RichTag[] = ['p', 'br', 'a', 'strong', 'em']

export function MenuAddress({ html }: { html: string }) {
  return (
    <address>
      <RichText html={html} allow={ADDRESS_TAGS} />
    </address>
  )
}

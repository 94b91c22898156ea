const WEB = /^https?:\/\/[^\s/?#\\]\S*$/i
const OTHER = /^(?:mailto:\S+|tel:\S+|#\S+|\/(?![/\\])\S*)$/i

/**
 * An address that a link may lead to, without the blanks around it; undefined where it leads nowhere
 * or would run a script. The studio and the delivery API ask the same question here.
 */
export function linkAddress(value: unknown): string | undefined {
  const address = typeof value === 'string' ? value.trim() : ''
  if (OTHER.test(address)) return address
  return WEB.test(address) && URL.canParse(address) ? address : undefined
}

const ANCHOR = /^#?[A-Za-z][\w-]*$/

/** The address of a place on the same page, `#pool`, from its name with or without the `#`. */
export function anchorAddress(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.trim() : ''
  return ANCHOR.test(name) ? `#${name.replace('#', '')}` : undefined
}

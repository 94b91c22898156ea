import type { AnchorHTMLAttributes, ReactNode } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  to: string
  children: ReactNode
}

/** A link. `https:` addresses open in a new tab without `opener` and referrer (spec §2). */
export function Anchor({ to, children, ...rest }: Props) {
  return (
    <a {...rest} href={to} {...(/^https:/i.test(to) ? NEW_TAB : {})}>
      {children}
    </a>
  )
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' }

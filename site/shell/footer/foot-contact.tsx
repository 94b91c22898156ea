import { Anchor } from '@belvedere/ui/anchor.tsx'
import type { Settings } from '../../content/settings.ts'
import { instagramAddress, telephoneAddress } from '../addresses.ts'
import { useWords } from '../brand/context.ts'

type Props = Pick<NonNullable<Settings['global']>, 'phone' | 'email' | 'instagram'> & {
  className?: string
}

/** Phone, email and Instagram, if they are set. */
export function FootContact({ phone, email, instagram, className }: Props) {
  const words = useWords().labels
  if (!phone && !email && !instagram) return null

  return (
    <div className={className}>
      {phone && (
        <a className="num" href={telephoneAddress(phone)}>
          {phone}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {instagram && <Anchor to={instagramAddress(instagram)}>{words.instagram}</Anchor>}
    </div>
  )
}

import { Eyebrow } from '../../eyebrow.tsx'

type Props = { status: string; className?: string | undefined }

/** The number of an error above its heading, beside the low sun of its page. */
export function ErrorLabel({ status, className = '' }: Props) {
  return <Eyebrow text={status} className={className} />
}

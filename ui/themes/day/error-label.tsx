import { Eyebrow } from '../../eyebrow.tsx'

type Props = { status: string; className?: string | undefined }

/** The number of an error above its heading, beside a low sun. */
export function ErrorLabel({ status, className = '' }: Props) {
  return <Eyebrow text={status} hour={0.95} className={className} />
}

import { classNames } from '../../class-names.ts'
import type { Style } from '../../style.ts'

type Props = { hour?: number; className?: string | undefined }

/**
 * The small arc beside an eyebrow. Its sun stands at the hour of its block or page; `hour`, 0 to 1, is
 * another one.
 */
export function Sign({ hour, className }: Props) {
  const style: Style | undefined = hour === undefined ? undefined : { '--hour': hour }
  return <i className={classNames('arc', className)} style={style} aria-hidden="true" />
}

import { classNames } from '../../class-names.ts'
import type { Style } from '../../style.ts'

type Props = { hour: number; className?: string | undefined }

/** The small arc beside an eyebrow. `hour`, 0 to 1, positions the sun on it. */
export function Sign({ hour, className }: Props) {
  const style: Style = { '--h': hour }
  return <i className={classNames('arc', className)} style={style} aria-hidden="true" />
}

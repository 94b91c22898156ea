import type { ServerProps } from 'payload'
import { readBrand } from '../read-brand.ts'
import { Mark } from './mark.tsx'

/** The mark at the top of the studio, which leads to its first page. */
export async function StudioIcon({ payload }: Pick<ServerProps, 'payload'>) {
  const { mark, name } = await readBrand(payload)
  return (
    <span className="brand-icon" role="img" aria-label={name}>
      <Mark mark={mark} size={24} />
    </span>
  )
}

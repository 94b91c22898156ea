import type { ServerProps } from 'payload'
import { readBrand } from '../read-brand.ts'
import { Mark } from './mark.tsx'

/** The sign-in of the studio shows the property's mark and name. */
export async function SignInLogo({ payload }: Pick<ServerProps, 'payload'>) {
  const { name, mark } = await readBrand(payload)
  return (
    <div className="brand-logo">
      <span className="brand-logo__mark">
        <Mark mark={mark} size={112} />
      </span>
      <h1>{name}</h1>
    </div>
  )
}

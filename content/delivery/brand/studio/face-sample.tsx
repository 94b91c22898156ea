'use client'

import { useFormFields } from '@payloadcms/ui'

type Sample = { slug: string; name: string; href: string }
type Props = { use: 'titles' | 'text'; faces: Sample[] }

const WORDS = {
  titles: 'A house for all seasons',
  text: 'Rooms open to the morning, and the light stays until late: 312 m², four bedrooms.',
}

/** Sample words in the chosen typeface; none for an own font, which the preview shows. */
export function FaceSample({ use, faces }: Props) {
  const chosen = useFormFields(([fields]) => fields[`${use}.face`]?.value)
  const face = chosen ? faces.find(({ slug }) => slug === chosen) : faces[0]
  if (!face) return null
  const family = `sample-${face.slug}`
  return (
    <>
      <style>{`@font-face{font-family:"${family}";src:url("${face.href}") format("woff2");font-weight:200 600}`}</style>
      <p className={`face-sample face-sample--${use}`} style={{ fontFamily: `"${family}"` }}>
        {WORDS[use]}
      </p>
    </>
  )
}

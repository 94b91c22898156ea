import { slugify } from '@belvedere/kit/slugify.ts'

/** The form of a name in which case, accents, spaces and punctuation do not count. */
export function foldName(name: string): string {
  return slugify(name, 200) || name.normalize('NFKC').trim().toLowerCase()
}

/** As `foldName`, without word breaks: “Square footage” is the same heading as `squareFootage`. */
export function foldHeading(heading: string): string {
  return foldName(heading).replaceAll('-', '')
}

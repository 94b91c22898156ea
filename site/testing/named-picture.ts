import type { Picture } from '@belvedere/ui/picture.ts'

/** A small picture whose address is this name. */
export const namedPicture = (name: string): Picture => ({
  alt: name,
  title: null,
  focalPoint: { x: 0.5, y: 0.5 },
  responsiveImage: {
    src: `/media/${name}`,
    srcSet: '',
    width: 3,
    height: 2,
    aspectRatio: 1.5,
    bgColor: null,
    base64: null,
  },
})

/** The values of a media item in a form: ids of files, and the URL of a video. */
type MediaValues = Record<'image' | 'video' | 'videoUrl' | 'videoFallbackImage', unknown>

/**
 * The file that visitors see first of a media item: a picture, or the poster image of a video of
 * the media library, or else the picture beside it. Undefined if it has none.
 */
export type MainPicture = { picture: number } | { posterOf: number; orPicture: number | undefined }

export function mainPictureOf(media: MediaValues): MainPicture | undefined {
  const [image, video, still] = [media.image, media.video, media.videoFallbackImage].map(asId)
  if (still !== undefined && (video !== undefined || media.videoUrl || image === undefined)) {
    return { picture: still }
  }
  if (video !== undefined) return { posterOf: video, orPicture: image }
  return image === undefined ? undefined : { picture: image }
}

function asId(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

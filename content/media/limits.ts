/** The most one upload may weigh. A photograph of fifty megapixels stays below it. */
const MEGABYTES = 30

const TOO_HEAVY = `This file is heavier than ${MEGABYTES} MB. Please save the picture smaller and upload it again.`

/** What the studio says beside the file field. */
export const UPLOAD_WANTED = `JPEG, PNG, WebP, AVIF or SVG, at most ${MEGABYTES} MB and 50 megapixels.`

/** How much of a request is read before it is refused. */
export const uploadLimits = {
  limits: { fileSize: MEGABYTES * 1024 * 1024, files: 1 },
  abortOnLimit: true,
  responseOnLimit: TOO_HEAVY,
}

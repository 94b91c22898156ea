import { UploadError } from '../upload-error.ts'

/** The limits of a plan on a page. */
export const MAX = { rooms: 60, roomPoints: 1000, openings: 120, wallPoints: 3000 }

/** How many points the three layers may have together, far above what any plan needs. */
const MOST_POINTS = 100_000

/** Throws an `UploadError` for an SVG with more points than can be read in reasonable time. */
export function checkPoints(count: number): void {
  if (count <= MOST_POINTS) return
  throw new UploadError(
    'The layers “walls”, “openings” and “rooms” of this drawing have more than 100,000 points, too many for a plan. Please export them as plain lines, or give the layers other names to use the drawing as a picture.',
  )
}

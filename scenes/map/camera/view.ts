/** The camera's target and position; a model's unit is a unit here. */
export type View = {
  /** The point of the ground in the centre of the view. */
  x: number
  z: number
  distance: number
  /** The direction it looks in, in degrees clockwise from the model's -Z. */
  bearing: number
  /** Degrees above the ground. */
  tilt: number
  /** The offset of the centre on the frame, as shares of its width and height. */
  right: number
  down: number
}

/**
 * The vertical angle of view in degrees: narrow, as when a model is photographed from a distance.
 */
export const FIELD_OF_VIEW = 26

/** How many of the model's units fit in a frame's height at the centre of a view. */
export function heightShown(distance: number): number {
  return 2 * distance * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)
}

/** Moves a view over the ground by shares of the frame's height, as if the model were dragged. */
export function panned(view: View, right: number, down: number): View {
  const shown = heightShown(view.distance)
  const bearing = (view.bearing * Math.PI) / 180
  const [sin, cos] = [Math.sin(bearing), Math.cos(bearing)]
  const along = right * shown
  // The ground is seen at an angle: the same distance on the frame is longer on the ground.
  const ahead = (-down * shown) / Math.sin((view.tilt * Math.PI) / 180)
  return {
    ...view,
    x: view.x + cos * along + sin * ahead,
    z: view.z + sin * along - cos * ahead,
  }
}

export function turned(view: View, degrees: number): View {
  return { ...view, bearing: view.bearing + degrees }
}

/**
 * Zooms by a factor towards the point that is `right` and `down` of the centre, in shares of the
 * frame's height; that point stays where it is.
 */
export function zoomed(view: View, factor: number, right = 0, down = 0): View {
  const share = 1 - 1 / factor
  const moved = panned(view, right * share, down * share)
  return { ...moved, distance: view.distance / factor }
}
